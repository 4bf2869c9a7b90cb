#!/bin/sh
# Guess: behind HAProxy with its cache, a request for a part of a film is answered with that part (206), from the cache
#   or by the server behind it, which knows how. Varnish and Squid cut the part out of what they have stored.
# Seen: it depends on what others did before. A part is fetched from the server, as long as nobody has asked for the
#   whole file. From then on, until the stored copy expires, each part is answered with 200 and the whole file, under
#   the `Accept-Ranges: bytes` of the server. A server may do so (RFC 9110, 14.2); one that changes its mind is rare.
# Who meets it: players seek by parts, and Safari plays no film without them: short films and GIFs up to
#   `max-object-size` stop playing there at random. A download that goes on starts again.
# What to do: `http-request cache-use` with a condition: `unless { req.hdr(range) -m found }`.
set -eu

missing=
for package in haproxy nginx curl; do
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

dpkg-query -W -f '${Package} ${Version}\n' haproxy nginx

work=$(mktemp -d)
pids=
trap 'test -z "$pids" || kill $pids; rm -rf "$work"' EXIT
cd "$work"
chmod 755 .

mkdir site
head -c 1000 /dev/zero | tr '\0' x > site/first.mp4
cp site/first.mp4 site/second.mp4
cp site/first.mp4 site/ready.mp4

cat > nginx.conf <<CONF
pid $work/nginx.pid;
error_log $work/nginx.log;
daemon off;
events {}
http {
  access_log off;
  server {
    listen unix:$work/nginx;
    root $work/site;
    add_header Cache-Control "public, max-age=60";
  }
}
CONF

# A proxy with the given condition for the use of its cache.
configure() {
  cat > "$1.cfg" <<CONF
defaults
  mode http
  timeout client 5s
  timeout server 5s
  timeout connect 5s

cache films
  total-max-size 4
  max-age 60

frontend site
  bind unix@$work/$1
  http-request cache-use films $2
  http-response cache-store films
  default_backend nginx

backend nginx
  server nginx unix@$work/nginx
CONF
}

configure haproxy ''
configure careful 'unless { req.hdr(range) -m found }'

start() {
  socket=$1
  shift
  "$@" > "$socket.log" 2>&1 &
  pids="$pids $!"
  tries=0

  while ! curl -s --unix-socket "$socket" http://site.example/ready.mp4 > start.bin && [ $tries -lt 200 ]; do
    sleep 0.1
    tries=$((tries + 1))
  done
}

start nginx nginx -c "$work/nginx.conf"
chmod 777 nginx
start haproxy haproxy -db -f haproxy.cfg
start careful haproxy -db -f careful.cfg

# Asks for the first ten bytes of a film: expect SOCKET FILM STATUS BYTES
expect() {
  seen=$(curl -s -o body -D head -w '%{http_code} %{size_download}' --unix-socket "$1" -H 'Range: bytes=0-9' \
    "http://site.example/$2")
  echo "$1, $2, bytes 0-9: $seen bytes"
  test "$seen" = "$3 $4"
}

whole() {
  curl -s -o body --unix-socket "$1" "http://site.example/$2"
  echo "$1, $2: $(wc -c < body) bytes"
}

expect nginx first.mp4 206 10
expect haproxy first.mp4 206 10
whole haproxy first.mp4
expect haproxy first.mp4 200 1000
grep -i '^accept-ranges: bytes' head
expect haproxy second.mp4 206 10

whole careful first.mp4
expect careful first.mp4 206 10
