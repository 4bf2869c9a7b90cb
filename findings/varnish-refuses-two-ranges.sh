#!/bin/sh
# Guess: a request for two parts of a file (`Range: bytes=0-99,500-599`) is answered with both parts, or with the whole
#   file, if a server does not know how: RFC 9110 (14.2) lets it ignore the header.
# Seen: Varnish answers 416 (Range Not Satisfiable) with an empty body, as if the file were too short, although both
#   parts are in it. One part is sent. Behind Varnish, a server that knows how to send two is never asked to. Caddy
#   sends both as multipart/byteranges.
# Who meets it: programs that fetch only the changed blocks of an update (zsync, electron-updater): their requests
#   fail.
# What to do: in `vcl_recv`, remove a `Range` with a comma, or pass such requests to the server behind.
set -eu

missing=
for package in varnish caddy curl; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' varnish caddy

work=$(mktemp -d)
pids=
trap 'test -z "$pids" || kill $pids; rm -rf "$work"' EXIT
cd "$work"
chmod 755 .
export HOME="$work" XDG_DATA_HOME="$work" XDG_CONFIG_HOME="$work"

mkdir site
head -c 1000 /dev/zero | tr '\0' x > site/setup.bin

cat > Caddyfile <<CONF
{
  admin off
}

http://site.example {
  bind unix/$work/caddy
  root * $work/site
  file_server
}
CONF

cat > site.vcl <<CONF
vcl 4.1;

backend caddy {
  .path = "$work/caddy";
  .host_header = "site.example";
}
CONF

start() {
  socket=$1
  shift
  "$@" > "$socket.log" 2>&1 &
  pids="$pids $!"
  tries=0

  while ! curl -s --unix-socket "$socket" http://site.example/setup.bin > start.bin && [ $tries -lt 200 ]; do
    sleep 0.1
    tries=$((tries + 1))
  done
}

start caddy caddy run --config Caddyfile
chmod 777 caddy
start varnish varnishd -n "$work/cache" -F -a "$work/varnish" -f "$work/site.vcl" -s malloc,16m

request() {
  curl -s -o body -w '%{http_code} %{content_type}' --unix-socket "$1" -H "Range: bytes=$2" http://site.example/setup.bin
}

expect() {
  seen=$(request "$1" "$2")
  echo "$1, bytes=$2: $seen, $(wc -c < body) bytes"
  test "${seen%%;*}" = "$3"
}

expect caddy 0-99,500-599 '206 multipart/byteranges'
expect varnish 0-99 '206 '
expect varnish 500-599 '206 '
expect varnish 0-99,500-599 '416 '
test ! -s body
