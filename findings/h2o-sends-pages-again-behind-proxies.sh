#!/bin/sh
# Guess: behind nginx, which compresses, a page that has not changed is answered with 304: nginx makes the entity tag of H2O a weak
#   one, `W/"…"`, the browser sends it back, and `If-None-Match` compares tags without regard to the W (RFC 9110, 13.1.2). A
#   download is continued with `If-Range` only if the file is still the same one.
# Seen: H2O compares `If-None-Match` letter by letter: with the W, or in a list, its own tag is unknown, and each visit gets the
#   whole page again. The date, which it would know, does not count beside a tag. `If-Range` is not read at all: after a new
#   release, the rest of an old installer is a part of the new one (206). lighttpd answers 304 and 200.
# Who meets it: sites on H2O behind nginx, Varnish or a network that compresses, and downloads that were interrupted.
# What to do: let H2O compress itself (`compress: ON`), without a proxy that does. A new name for each installer.
set -eu

missing=
for package in h2o lighttpd nginx curl; do
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

dpkg-query -W -f '${Package} ${Version}\n' h2o lighttpd nginx

work=$(mktemp -d)
servers=
# shellcheck disable=SC2086 # several processes
trap '[ -z "$servers" ] || kill $servers; rm -rf "$work"' EXIT
cd "$work"
chmod 755 .
mkdir site

for line in $(seq 500); do
  echo "<p>Line $line of a page that does not change."
done > site/page.html
head -c 1000 /dev/zero | tr '\0' '1' > site/setup.exe

free_port() {
  node -p 'const server = require("node:net").createServer().listen(0); const { port } = server.address(); server.close(); port'
}

# Starts the server in $@, and waits for its first answer at port $1.
start() {
  port=$1
  shift
  "$@" > "$port.log" 2>&1 &
  servers="$servers $!"
  curl -s --retry 20 --retry-connrefused --retry-delay 1 "http://127.0.0.1:$port/page.html" > start.html
}

h2o=$(free_port)
cat > h2o.conf <<CONF
user: $(id -un)
listen: { host: 127.0.0.1, port: $h2o }
hosts: { default: { paths: { /: { file.dir: $work/site } } } }
CONF
start "$h2o" h2o -c h2o.conf

lighttpd=$(free_port)
cat > lighttpd.conf <<CONF
server.document-root = "$work/site"
server.bind = "127.0.0.1"
server.port = $lighttpd
mimetype.assign = ( ".html" => "text/html", ".exe" => "application/octet-stream" )
CONF
start "$lighttpd" lighttpd -D -f lighttpd.conf

# Starts nginx in front of port $1.
start_proxy() {
  proxy=$(free_port)
  cat > "nginx$1.conf" <<CONF
daemon off;
pid $work/nginx$1.pid;
error_log $work/nginx$1.log;
events {}
http {
  access_log off;
  gzip on;
  server {
    listen 127.0.0.1:$proxy;
    location / { proxy_pass http://127.0.0.1:$1; }
  }
}
CONF
  start "$proxy" nginx -c "$work/nginx$1.conf"
}

# Prints the header $2 of $1.
header() {
  curl -s -o body -D - -H 'Accept-Encoding: gzip' "$1" | tr -d '\r' | sed -n "s/^$2: //Ip"
}

status() {
  curl -s -o body -w '%{http_code}' "$@"
}

# Prints what the second visit gets from port $1: with the tag of the first one, and in a list.
second_visit() {
  tag=$(header "http://127.0.0.1:$1/page.html" etag)
  date=$(header "http://127.0.0.1:$1/page.html" last-modified)
  again=$(status -H 'Accept-Encoding: gzip' -H "If-None-Match: $tag" -H "If-Modified-Since: $date" "http://127.0.0.1:$1/page.html")
  list=$(status -H 'Accept-Encoding: gzip' -H "If-None-Match: \"old\", $tag" "http://127.0.0.1:$1/page.html")
  echo "tag $(echo "$tag" | sed 's/"[^"]*"/"…"/'): $again, in a list: $list"
}

# Downloads half of an installer from port $1 and, after a release, the rest of the same file or the whole new one.
continued() {
  head -c 1000 /dev/zero | tr '\0' '1' > site/setup.exe
  tag=$(header "http://127.0.0.1:$1/setup.exe" etag)
  head -c 1200 /dev/zero | tr '\0' '2' > site/setup.exe
  sleep 2
  echo "rest after a release: $(status -H 'Range: bytes=500-' -H "If-Range: $tag" "http://127.0.0.1:$1/setup.exe")"
}

# Prints what the server $1 at port $2 answers.
show() {
  start_proxy "$2"
  echo "$1 alone: $(second_visit "$2")"
  echo "$1 behind nginx: $(second_visit "$proxy")"
  echo "$1: $(continued "$2")"
}

show h2o "$h2o" > seen.txt
show lighttpd "$lighttpd" >> seen.txt
cat seen.txt

cat > expected.txt <<'TXT'
h2o alone: tag "…": 304, in a list: 200
h2o behind nginx: tag W/"…": 200, in a list: 200
h2o: rest after a release: 206
lighttpd alone: tag "…": 304, in a list: 304
lighttpd behind nginx: tag W/"…": 304, in a list: 304
lighttpd: rest after a release: 200
TXT
diff expected.txt seen.txt
