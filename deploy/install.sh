#!/usr/bin/env bash
# Installs a Firelight server into a folder, or upgrades the one that is there.
set -euo pipefail

usage() {
    cat <<'END'
deploy/install.sh PREFIX [options]

PREFIX holds versions/, current (a link to the version in use), packages/ (what the versions need), deploy/ (scripts), data/ and backups/.
Run it again to upgrade: it backs up the database, installs beside the old version and switches at the end. Nothing changes if nothing is new.

  --source DIR    the source tree to install (default: the one this script is in)
  --wheel FILE    a wheel of Firelight to install in place of a source tree
  --python FILE   the Python to use, 3.11 or newer (default: python3)
  --data DIR      the data folder (default: PREFIX/data)
  --backups DIR   where the backup before an upgrade goes (default: PREFIX/backups)
  --env FILE      the server's environment file, if its database is named there
  --user NAME     the owner of the data folder and the backups (only as root)
  --compile       compile the bots' code now, into FIRELIGHT_CACHE_DIR (default: the server does it at its first start)
  --no-backup     upgrade without a backup
END
}

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
. "$here/common.sh"

prefix='' source=$(dirname "$here") wheel='' python=python3 data='' backups='' env_file='' user='' compile=no backup=yes
while [ $# -gt 0 ]; do
    case $1 in
        --source) source=$2 && shift ;;
        --wheel) wheel=$2 && shift ;;
        --python) python=$2 && shift ;;
        --data) data=$2 && shift ;;
        --backups) backups=$2 && shift ;;
        --env) env_file=$2 && shift ;;
        --user) user=$2 && shift ;;
        --compile) compile=yes ;;
        --no-backup) backup=no ;;
        -h | --help) usage && exit 0 ;;
        -*) fail "unknown option $1; --help lists them" ;;
        *) [ -z "$prefix" ] || fail "one PREFIX is enough; found $prefix and $1"; prefix=$1 ;;
    esac
    shift
done
[ -n "$prefix" ] || fail "expected a folder to install to; --help tells more"
"$python" -c 'import sys, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null ||
    fail "$python is not Python 3.11 or newer with venv; name another one with --python"
[ -z "$env_file" ] || read_env "$env_file"

mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
data=${data:-${FIRELIGHT_DATA_DIR:-$prefix/data}}
backups=${backups:-$prefix/backups}
lock=$source/requirements-server.lock
[ -f "$lock" ] || fail "$lock is missing: --source names a source tree of Firelight"
[ -z "$wheel" ] || [ -f "$wheel" ] || fail "$wheel: there is no such file"

# Packages and versions are named after a hash of everything in them. Versions that need the same packages share them.
read -r needs name < <("$python" - "$lock" "${wheel:-$source}" <<'END'
import hashlib, pathlib, sys
lock, made_of = map(pathlib.Path, sys.argv[1:])
files = [made_of] if made_of.is_file() else sorted(
    path for part in ("pyproject.toml", "README.md", "LICENSE", "firelight")
    for path in ([made_of / part] if (made_of / part).is_file() else (made_of / part).rglob("*"))
    if path.is_file() and "__pycache__" not in path.parts
)
total = hashlib.sha256(sys.version.encode() + lock.read_bytes())
needs = total.hexdigest()[:16]
for path in files:
    total.update(f"{path.relative_to(made_of)}\0".encode() + path.read_bytes())
print(needs, total.hexdigest()[:16])
END
)
packages=$prefix/packages/$needs
version=$prefix/versions/$name

install_packages() {
    local pip=("$packages/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes)
    rm -rf "$packages"
    "$python" -m venv "$packages"
    # First the package that builds the others, so that no code runs here that has not been checked.
    "${pip[@]}" --requirement <(awk '/^setuptools==/ { found = 1 } found { print; if (!/\\$/) exit }' "$lock")
    "${pip[@]}" --no-build-isolation --requirement "$lock"
    touch "$packages/.complete"
}

install_version() {
    local copy=$wheel
    rm -rf "$version"
    "$python" -m venv --without-pip "$version"
    (cd "$packages" && echo "$PWD"/lib/python3.*/site-packages) >"$(echo "$version"/lib/python3.*/site-packages)/packages.pth"
    if [ -z "$wheel" ]; then
        copy=$(mktemp -d)
        cp -R "$source/firelight" "$source/pyproject.toml" "$source/README.md" "$source/LICENSE" "$copy/"
    fi
    "$packages/bin/python" -m pip --python "$version/bin/python" install --quiet --disable-pip-version-check \
        --no-deps --no-build-isolation --no-index "$copy"
    [ -n "$wheel" ] || rm -rf "$copy"
    "$version/bin/firelight" --version >/dev/null
    echo "$needs" >"$version/.complete"
}

make_folders() {
    mkdir -p "$data" "$backups"
    chmod 700 "$data" "$backups"
    [ -z "$user" ] || chown "$user": "$data"
    [ "$(id -u)" != 0 ] || chown "$(owner_of "$data")" "$backups"
}

back_up() {
    if [ -n "${FIRELIGHT_DATABASE:-}" ] || [ -f "$data/server.sqlite3" ]; then
        FIRELIGHT_DATA_DIR=$data "$here/backup.sh" --prefix "$prefix" --to "$backups" --label upgrade
    fi
}

switch() {
    "$python" - "$prefix" "$name" <<'END'
import os, sys
prefix, name = sys.argv[1:]
link = os.path.join(prefix, "current")
if os.path.lexists(draft := f"{link}.new"):
    os.remove(draft)
os.symlink(os.path.join("versions", name), draft)
os.replace(draft, link)
END
    mkdir -p "$prefix/deploy"
    cp "$here/common.sh" "$here/backup.sh" "$here/healthcheck.sh" "$prefix/deploy/"
}

# Remove all versions but the one in use and the one before it, and the packages that neither of them needs.
remove_old() {
    local before=$1 found
    for found in "$prefix"/versions/*/; do
        found=$(basename "$found")
        [ "$found" = "$name" ] || [ "$found" = "$before" ] || rm -rf "$prefix/versions/$found"
    done
    for found in "$prefix"/packages/*/; do
        grep -qx "$(basename "$found")" "$prefix"/versions/*/.complete || rm -rf "$found"
    done
}

umask 022
[ -f "$packages/.complete" ] || install_packages
[ -f "$version/.complete" ] || install_version
make_folders
before=''
if [ -L "$prefix/current" ]; then
    before=$(basename "$(readlink "$prefix/current")")
fi
if [ "$before" = "$name" ]; then
    say "$prefix is up to date: $("$version/bin/firelight" --version)"
else
    [ -z "$before" ] || [ "$backup" = no ] || back_up
    switch
    remove_old "$before"
    say "$prefix holds $("$version/bin/firelight" --version). Start it: FIRELIGHT_DATA_DIR=$data $prefix/current/bin/firelight serve"
fi
if [ "$compile" = yes ]; then
    say "Compiling the bots' code; this takes some minutes."
    "$version/bin/python" -P -c '
from firelight.api import shipped_edition, titles
from firelight.server.thinking.compiling import compile_edition
for title in titles():
    compile_edition(shipped_edition(title), lambda share: None)
'
fi
