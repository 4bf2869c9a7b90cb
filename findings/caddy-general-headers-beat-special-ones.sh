#!/bin/sh
# Guess: of two `header` lines that set the same header, the one for `/feed.xml` counts for /feed.xml, or at least the
#   one that comes last in the file, as with other servers and hosts.
# Seen: the general one counts, in whatever order they stand. Caddy sorts lines of one kind by their path, the longest
#   first and those without a path last; each `header` replaces what the one before has set. So an exception for a path
#   can only be undone by the rule, never the other way round. Within `route { }` the order of the file counts.
# Who meets it: sites that cache for a year, except for the feed, the worker and the newest download: these are cached
#   for a year too, and the file reads as if they were not.
# What to do: put both lines into a `route` block, the general one first, or exclude the path with
#   `@rest not path /feed.xml`.
set -eu

missing=''
command -v caddy > /dev/null || missing="$missing caddy"
command -v curl > /dev/null || missing="$missing curl"

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing: the Debian packages$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

version=$(dpkg-query -W -f '${Version}' caddy)
echo "caddy $version"
case $version in
  2.6.2-*) ;;
  *) echo 'Seen in 2.6.2 of Debian 12; this is another version.' ;;
esac

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export HOME="$work" XDG_DATA_HOME="$work" XDG_CONFIG_HOME="$work"

general='header Cache-Control max-age=31536000'
special='header /feed.xml Cache-Control no-cache'

# Starts Caddy with the given lines, and prints the header of the given path.
ask() {
  path=$1
  shift
  rm -f socket
  {
    echo '{'
    echo '  admin off'
    echo '}'
    echo 'http://site.example {'
    echo "  bind unix/$work/socket"
    for line in "$@"; do echo "  $line"; done
    echo '  respond "text"'
    echo '}'
  } > Caddyfile
  caddy run --config Caddyfile > log 2>&1 &
  pid=$!
  tries=0
  while [ ! -S socket ] && [ $tries -lt 100 ]; do
    sleep 0.1
    tries=$((tries + 1))
  done
  curl -s -o /dev/null -D - --unix-socket socket "http://site.example$path" \
    | tr -d '\r' | sed -n 's/^Cache-Control: //p'
  kill "$pid"
  wait "$pid" 2> /dev/null || true
}

# Prints what is asked and seen, and stops if it is not what is expected.
expect() {
  seen=$2
  echo "$1 -> $seen"
  [ "$seen" = "$3" ] || { echo "Expected: $3" >&2; exit 1; }
}

echo "$general"
echo "$special"
expect '/ with both lines' "$(ask / "$general" "$special")" 'max-age=31536000'
expect '/feed.xml, the general line first' "$(ask /feed.xml "$general" "$special")" 'max-age=31536000'
expect '/feed.xml, the special line first' "$(ask /feed.xml "$special" "$general")" 'max-age=31536000'
expect '/feed.xml, the special line alone' "$(ask /feed.xml "$special")" 'no-cache'
expect '/feed.xml, both in a route block' "$(ask /feed.xml 'route {' "$general" "$special" '}')" 'no-cache'
