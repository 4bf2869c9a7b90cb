#!/bin/sh
# Guess: a browser that has a page asks whether it has changed (`If-None-Match`) and gets 304 without the page, compressed
#   or not. That a server gives the compressed page an entity tag of its own is right.
# Seen: Apache writes "…-gzip" or "…-br" into the tag when it compresses, and knows only the tag of the file when it comes
#   back: each visit gets the whole page again, with status 200. Only what is not compressed is ever answered with 304.
#   `If-Modified-Since`, which browsers send as well, does not count beside a tag. nginx makes the tag a weak one, `W/"…"`,
#   and answers 304.
# Who meets it: sites on Apache with mod_deflate or mod_brotli: pages, scripts and feeds, which are asked for every hour.
# What to do: `DeflateAlterETag NoChange` and `BrotliAlterETag NoChange`.
set -eu

missing=
for package in apache2-bin media-types nginx curl; do
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

dpkg-query -W -f '${Package} ${Version}\n' apache2-bin nginx

work=$(mktemp -d)
server=
trap 'test -z "$server" || kill "$server"; rm -rf "$work"' EXIT
cd "$work"
chmod 755 .
mkdir site

for line in $(seq 500); do
  echo "<p>Line $line of a page that does not change."
done > site/page.html

modules=/usr/lib/apache2/modules
port=$(node -p 'const server = require("node:net").createServer().listen(0); const { port } = server.address(); server.close(); port')
address="http://127.0.0.1:$port/page.html"

# Starts the server in $@, and waits for its first answer.
start() {
  "$@" > out.log 2>&1 &
  server=$!
  curl -s --retry 20 --retry-connrefused --retry-delay 1 "$address" > start.html
}

stop() {
  kill "$server"
  wait "$server" || true
  server=
}

# $1: further lines of the configuration.
start_apache() {
  cat > apache.conf <<CONF
ServerRoot $work
ServerName localhost
User www-data
Group www-data
Listen 127.0.0.1:$port
PidFile $work/apache.pid
ErrorLog $work/error.log
LoadModule mpm_event_module $modules/mod_mpm_event.so
LoadModule authz_core_module $modules/mod_authz_core.so
LoadModule mime_module $modules/mod_mime.so
LoadModule filter_module $modules/mod_filter.so
LoadModule deflate_module $modules/mod_deflate.so
LoadModule brotli_module $modules/mod_brotli.so
TypesConfig /etc/mime.types
DocumentRoot $work/site
<Directory $work/site>
  Require all granted
</Directory>
AddOutputFilterByType BROTLI_COMPRESS;DEFLATE text/html
$1
CONF
  start apache2 -f "$work/apache.conf" -X
}

start_nginx() {
  cat > nginx.conf <<CONF
pid $work/nginx.pid;
error_log $work/nginx.log;
daemon off;
events {}
http {
  access_log off;
  types { text/html html; }
  gzip on;
  server {
    listen 127.0.0.1:$port;
    root $work/site;
  }
}
CONF
  start nginx -c "$work/nginx.conf"
}

# Prints the header $1 of the last response.
header() {
  tr -d '\r' < headers.txt | sed -n "s/^$1: //Ip"
}

# Checks the status and the number of bytes of a second visit. $1: the encoding, $2: a pattern of `grep`.
second_visit() {
  curl -s -D headers.txt -o page.bin -H "Accept-Encoding: $1" "$address"
  tag=$(header ETag)
  date=$(header Last-Modified)
  second=$(curl -s -o again.bin -w '%{http_code} %{size_download}' -H "Accept-Encoding: $1" -H "If-None-Match: $tag" \
    -H "If-Modified-Since: $date" "$address")

  echo "  $1: first visit $tag, $(wc -c < page.bin) bytes, second visit $second bytes"
  echo "$second" | grep -qx "$2"
}

echo 'Apache:'
start_apache ''
second_visit gzip '200 [1-9][0-9]*'
second_visit br '200 [1-9][0-9]*'
second_visit identity '304 0'
stop

echo 'Apache with NoChange:'
start_apache 'DeflateAlterETag NoChange
BrotliAlterETag NoChange'
second_visit gzip '304 0'
second_visit br '304 0'
stop

echo 'nginx:'
start_nginx
second_visit gzip '304 0'
second_visit identity '304 0'
stop
