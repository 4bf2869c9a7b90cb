#!/bin/sh
# Guess: with `server.error-handler-404 = "/404.html"`, a missing file is answered with this page and 404, as in nginx with
#   `error_page 404 /404.html`.
# Seen: with this page and 200, an ETag and `Accept-Ranges`. A request for a part of a missing file is answered with 206 and a
#   part of the page: when curl continues the download of an installer that was replaced by a newer one, it ends without an
#   error (`--fail` too), and the installer is completed with the rest of "Not found". Links to pages that are gone are never
#   broken, and search engines index them. `server.error-handler`, without a number, keeps the 404.
# Who meets it: download sites on lighttpd, whose old files are removed at a release.
# What to do: `server.error-handler = "/404.html"`, or `server.errorfile-prefix`.
set -eu

missing=
for package in lighttpd nginx curl; do
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

dpkg-query -W -f '${Package} ${Version}\n' lighttpd nginx curl

work=$(mktemp -d)
pids=
trap 'test -z "$pids" || kill $pids; rm -rf "$work"' EXIT
cd "$work"
chmod 755 .

mkdir site
echo 'This page was not found' > site/404.html

# lighttpd NAME LINE
configure_lighttpd() {
  cat > "$1.conf" <<CONF
server.document-root = "$work/site"
server.bind = "$work/$1"
server.modules = ("mod_staticfile")
mimetype.assign = (".html" => "text/html", "" => "application/octet-stream")
$2
CONF
}

configure_lighttpd handler-404 'server.error-handler-404 = "/404.html"'
configure_lighttpd handler 'server.error-handler = "/404.html"'

cat > nginx.conf <<CONF
pid $work/nginx.pid;
error_log $work/error.log;
events {}
http {
  access_log off;
  server {
    listen unix:$work/nginx;
    root $work/site;
    error_page 404 /404.html;
  }
}
CONF

start() {
  socket=$1
  shift
  "$@" > "$socket.log" 2>&1 &
  pids="$pids $!"
  tries=0

  until curl -s -o /dev/null --unix-socket "$socket" http://site.example/404.html; do
    tries=$((tries + 1))
    test "$tries" -lt 50
    sleep 0.1
  done
}

start handler-404 lighttpd -D -f handler-404.conf
start handler lighttpd -D -f handler.conf
start nginx nginx -p "$work" -e "$work/error.log" -c "$work/nginx.conf" -g 'daemon off;'

# The status of a request for a file that is gone, of all of it and of what is behind its first 4 bytes.
expect() {
  all=$(curl -s -o body -w '%{http_code}' --unix-socket "$1" http://site.example/setup-3.0.2.exe)
  part=$(curl -s -o part -w '%{http_code}' --unix-socket "$1" -r 4- http://site.example/setup-3.0.2.exe)
  echo "$1: $all $(cat body), from byte 4: $part"
  test "$all" = "$2"
  test "$part" = "$3"
}

expect handler-404 200 206
expect handler 404 404
expect nginx 404 404

resume() {
  printf MZ3. > setup-3.0.2.exe
  curl -sS --fail -C - -O --unix-socket "$1" http://site.example/setup-3.0.2.exe
}

resume handler-404
echo "continued: $(cat setup-3.0.2.exe)"
test "$(cat setup-3.0.2.exe)" = 'MZ3. page was not found'

for server in handler nginx; do
  if resume "$server" 2> resume.log; then exit 1; fi
  test "$(cat setup-3.0.2.exe)" = MZ3.
done
