#!/bin/sh
# Guess: a program that reads a file in pieces of 64 KiB gets a shorter last piece: the server cuts what it asks for at the end of
#   the file, as RFC 9110 says.
# Seen: CivetWeb announces the last piece with `Content-Range: bytes 262144-300000/300000`, one byte behind the end, and with
#   one byte more than it sends, so curl ends with error 18 and `fetch` of Node.js with "terminated". It sends the whole file
#   for "the last 100 bytes", and for a file that is complete an empty part "300000-299999" instead of 416. webfs answers the
#   last piece with 400 "Bad Request". nginx does what the RFC says.
# Who meets it: players, model loaders and update programs that read pieces of a fixed size, from programs and devices that
#   contain CivetWeb, or from a folder shared with webfs.
# What to do: ask for the length first, and for no byte behind the end.
set -eu

missing=
for package in civetweb webfs nginx curl; do
  dpkg-query -W -f '${Version}' "$package" > /dev/null 2>&1 || missing="$missing $package"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages:$missing" >&2
    exit 2
  fi

  apt-get update -qq > /dev/null
  # shellcheck disable=SC2086 # several names
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' civetweb webfs nginx curl

work=$(mktemp -d)
pids=
trap 'test -z "$pids" || kill $pids; rm -rf "$work"' EXIT
cd "$work"
chmod 755 .
mkdir site
head -c 300000 /dev/urandom > site/film.mp4

cat > nginx.conf << CONF
pid $work/nginx.pid;
error_log $work/error.log;
events {}
http {
  access_log off;
  server {
    listen 127.0.0.1:18453;
    root $work/site;
  }
}
CONF

start() {
  port=$1
  shift
  "$@" > "$port.log" 2>&1 &
  pids="$pids $!"
  tries=0

  until curl -s -o /dev/null "http://127.0.0.1:$port/film.mp4"; do
    tries=$((tries + 1))
    test "$tries" -lt 100
    sleep 0.2
  done
}

start 18451 civetweb -document_root "$work/site" -listening_ports 18451
start 18452 webfsd -F -p 18452 -r "$work/site"
start 18453 nginx -p "$work" -e "$work/error.log" -c "$work/nginx.conf" -g 'daemon off;'

# ask PORT RANGE: the status, the range, the number of bytes that came, and the error of curl.
ask() {
  curl -s -o /dev/null -w '%{http_code} %header{content-range} %{size_download} %{exitcode}' -r "$2" \
    "http://127.0.0.1:$1/film.mp4" || true
}

# expect NAME PORT RANGE SEEN
expect() {
  seen=$(ask "$2" "$3")
  echo "$1, bytes $3: $seen"
  test "$seen" = "$4"
}

# The last of the pieces of 65,536 bytes.
expect nginx 18453 262144-327679 '206 bytes 262144-299999/300000 37856 0'
expect CivetWeb 18451 262144-327679 '206 bytes 262144-300000/300000 37856 18'
expect webfs 18452 262144-327679 '400  8 0'

# The last 100 bytes.
expect nginx 18453 -100 '206 bytes 299900-299999/300000 100 0'
expect CivetWeb 18451 -100 '200  300000 0'

# What is left of a complete file.
expect nginx 18453 300000- '416 bytes */300000 197 0'
expect CivetWeb 18451 300000- '206 bytes 300000-299999/300000 0 0'

message=$(
  node -e "
    fetch('http://127.0.0.1:18451/film.mp4', { headers: { Range: 'bytes=262144-327679' } })
      .then((response) => response.arrayBuffer())
      .then(() => console.log('complete'), ({ message }) => console.log(message))"
)
echo "CivetWeb, fetch of Node.js $(node --version): $message"
test "$message" = terminated
