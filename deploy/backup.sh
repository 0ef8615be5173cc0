#!/usr/bin/env bash
# Backs up a server's database, even while the server runs. Checks the backup by restoring it, and keeps only the newest backups.
set -euo pipefail

usage() {
    cat <<'END'
backup.sh --to DIR [options]

  --to DIR        where to keep the backups, as firelight-TIME.sqlite3
  --keep N        how many to keep (default 14)
  --label WORD    keep N backups in a separate series, firelight-WORD-TIME.sqlite3
  --prefix DIR    where Firelight is installed (default: the folder above this script)
  --env FILE      the server's environment file, which sets FIRELIGHT_DATABASE or FIRELIGHT_DATA_DIR
END
}

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
. "$here/common.sh"

prefix=$(dirname "$here") to='' keep=14 label='' env_file=''
while [ $# -gt 0 ]; do
    case $1 in
        --to) to=$2 && shift ;;
        --keep) keep=$2 && shift ;;
        --label) label=$2 && shift ;;
        --prefix) prefix=$2 && shift ;;
        --env) env_file=$2 && shift ;;
        -h | --help) usage && exit 0 ;;
        *) fail "unknown option $1; --help lists them" ;;
    esac
    shift
done
[ -n "$to" ] || fail "expected --to DIR; --help tells more"
[[ $keep =~ ^[1-9][0-9]*$ ]] || fail "--keep: found '$keep'; expected a whole number from 1 on"
[[ $label =~ ^[a-z]*$ ]] || fail "--label: found '$label'; expected a word of small letters"
[ -z "$env_file" ] || read_env "$env_file"
firelight=$prefix/current/bin/firelight
[ -x "$firelight" ] || fail "$firelight is missing: --prefix names where Firelight is installed"

umask 077
mkdir -p "$to"
to=$(cd "$to" && pwd)
scratch=$(as_owner "$to" mktemp -d "$to/.checking.XXXXXX")
trap 'rm -rf "$scratch"' EXIT

games() {
    sed -nE 's/.*(^| )([0-9]+) games? (written|restored).*/\2/p' <<<"$1"
}

start=firelight-${label:+$label-}
file=$to/$start$(date -u +%Y%m%dT%H%M%SZ).sqlite3
written=$(as_owner "$to" "$firelight" backup "$scratch/backup.sqlite3")
restored=$(as_owner "$to" "$firelight" restore "$scratch/backup.sqlite3" --database "$scratch/restored.sqlite3")
[ -n "$(games "$written")" ] && [ "$(games "$written")" = "$(games "$restored")" ] ||
    fail "the backup cannot be trusted: $(games "$written") games were written and $(games "$restored") restored"
mv "$scratch/backup.sqlite3" "$file"

kept=0
while IFS= read -r old; do
    kept=$((kept + 1))
    [ "$kept" -le "$keep" ] || rm -f "$to/$old"
done < <(cd "$to" && ls -1 | grep -E "^$start[0-9]{8}T[0-9]{6}Z\.sqlite3$" | sort -r)
count=$(games "$restored")
say "$file: $count game$([ "$count" = 1 ] || echo s), restored for a check; $((kept < keep ? kept : keep)) kept"
