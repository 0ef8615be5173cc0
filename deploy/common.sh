# Functions that the other scripts share. Source this file; do not run it.

say() {
    printf '%s\n' "$*"
}

fail() {
    printf '%s: %s\n' "$(basename "$0")" "$*" >&2
    exit 1
}

# Export the variables of an environment file as systemd and compose read it: NAME=value lines in which nothing is expanded.
read_env() {
    local line name value
    [ -r "$1" ] || fail "$1 cannot be read"
    while IFS= read -r line || [ -n "$line" ]; do
        [[ $line =~ ^([A-Za-z_][A-Za-z0-9_]*)=(.*)$ ]] || continue
        name=${BASH_REMATCH[1]} value=${BASH_REMATCH[2]}
        [[ $value =~ ^\"(.*)\"$ || $value =~ ^\'(.*)\'$ ]] && value=${BASH_REMATCH[1]}
        export "$name=$value"
    done <"$1"
}

# Print the numbers of a folder's user and group in the form that chown takes.
owner_of() {
    stat -c %u:%g "$1" 2>/dev/null || stat -f %u:%g "$1"
}

# Run a command as the owner of a folder, so that root leaves nothing there that the owner can't use.
as_owner() {
    local owner
    owner=$(owner_of "$1")
    shift
    if [ "$(id -u)" = 0 ] && [ "${owner%:*}" != 0 ]; then
        setpriv --reuid="${owner%:*}" --regid="${owner#*:}" --clear-groups "$@"
    else
        "$@"
    fi
}
