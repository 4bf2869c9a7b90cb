#!/bin/sh
# Guess: a server of static files answers POST, PUT and DELETE with 405 (Method Not Allowed), as nginx does.
# Seen: Caddy answers each method with 200 and the file, lighttpd does so for POST. `curl --upload-file` on a file that
#   exists ends without an error, and nothing is stored; DELETE says 200, and the file stays. For a page that doesn't
#   exist it is 404.
# Who meets it: a form that is sent to its own page (a contact form that needs a function of the host) looks sent, a
#   deployment by PUT looks done, and a webhook with a mistyped address looks delivered.
# What to do: in Caddy, `@other not method GET HEAD OPTIONS` and `respond @other 405`; in lighttpd,
#   `$HTTP["request-method"] == "POST" { url.access-deny = ("") }`. Judge an upload by what is there afterwards.
set -eu

missing=
for package in caddy lighttpd nginx curl; do
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

dpkg-query -W -f '${Package} ${Version}\n' caddy lighttpd nginx

work=$(mktemp -d)
pids=
trap 'test -z "$pids" || kill $pids; rm -rf "$work"' EXIT
cd "$work"
chmod 755 .
export HOME="$work" XDG_DATA_HOME="$work" XDG_CONFIG_HOME="$work"

mkdir -p site/faq
echo '<!doctype html><title>Page</title>' > site/faq/index.html
echo 'setup' > site/setup.bin

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

cat > nginx.conf <<CONF
pid $work/nginx.pid;
error_log $work/nginx.log;
daemon off;
events {}
http {
  access_log off;
  absolute_redirect off;
  server {
    listen unix:$work/nginx;
    root $work/site;
  }
}
CONF

cat > lighttpd.conf <<CONF
server.document-root = "$work/site"
server.bind = "$work/lighttpd"
server.modules = ("mod_staticfile")
mimetype.assign = ("" => "application/octet-stream")
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
start nginx nginx -c "$work/nginx.conf"
start lighttpd lighttpd -D -f lighttpd.conf

# The status of a request, and the content of its answer.
request() {
  curl -s -o body -w '%{http_code}' --unix-socket "$1" -X "$2" --data-binary 'new setup' http://site.example/setup.bin
}

expect() {
  status=$(request "$1" "$2")
  echo "$1, $2: $status, $(tr -d '\r\n' < body | head -c 40)"
  test "$status" = "$3"
  test "$(cat site/setup.bin)" = setup
}

for method in POST PUT DELETE; do
  expect caddy $method 200
  test "$(cat body)" = setup
  expect nginx $method 405
done

expect lighttpd POST 200
test "$(cat body)" = setup
expect lighttpd PUT 501

echo 'new setup' > upload.bin
curl -sS --fail --upload-file upload.bin --unix-socket caddy http://site.example/setup.bin
echo "curl --fail --upload-file ended with $?"
