#!/bin/sh
# Guess: a small server that sends a file's `.gz` neighbour to browsers that take it says `Vary: Accept-Encoding`, and sends
#   the plain file to programs that refuse gzip.
# Seen: BusyBox httpd says no `Vary`, so a cache in front of it, here nginx, gives the compressed page to programs that never
#   asked for it. It looks for the word alone, so that a program that refuses gzip (`gzip;q=0`) gets it as well.
# Who meets it: owners of small containers and routers with precompressed pages behind a cache: search engines, feed readers
#   and command lines get bytes that they cannot read, from the moment at which the first browser has come.
# What to do: no `.gz` files beside the pages; let the server in front compress.
set -eu

command -v busybox > /dev/null && command -v nginx > /dev/null && command -v curl > /dev/null || {
  if [ "$(id -u)" = 0 ]; then
    apt-get update -qq > /dev/null
    apt-get install -y -qq busybox nginx-light curl > /dev/null
  else
    echo 'Install the Debian packages: busybox nginx-light curl' >&2
    exit 2
  fi
}

work=$(mktemp -d)
port=$((20000 + $$ % 20000))
front=$((port + 1))
trap 'kill "${served:-}" "${cached:-}" 2> /dev/null || true; wait; rm -rf "$work"' EXIT
cd "$work"

mkdir site cache
chmod 755 "$work"
chmod 777 cache
echo '<!doctype html><title>Downloads</title><p>Version 3.0.3' > site/page.html
gzip --keep site/page.html

cat > nginx.conf <<CONF
pid $work/nginx.pid;
error_log stderr crit;
daemon off;
events {}
http {
  access_log off;
  client_body_temp_path $work/requests;
  proxy_temp_path $work/proxy;
  fastcgi_temp_path $work/fastcgi;
  uwsgi_temp_path $work/uwsgi;
  scgi_temp_path $work/scgi;
  proxy_cache_path $work/cache keys_zone=pages:1m;
  server {
    listen 127.0.0.1:$front;
    location / {
      proxy_pass http://127.0.0.1:$port;
      proxy_cache pages;
      proxy_cache_valid 200 1m;
    }
  }
}
CONF

busybox httpd -f -p "127.0.0.1:$port" -h site &
served=$!
nginx -p "$work" -c nginx.conf &
cached=$!

for url in "http://127.0.0.1:$port/" "http://127.0.0.1:$front/"; do
  curl --silent --output /dev/null --retry 20 --retry-delay 1 --retry-connrefused "$url"
done

# Asks one of the servers for the page; prints the encoding of the answer, what it varies by, and whether it is readable.
ask() {
  where=$1
  accepted=$2
  curl --silent --dump-header headers --output body --header "Accept-Encoding: $accepted" "http://127.0.0.1:$where/page.html"
  encoding=$(sed -n 's/^Content-Encoding: *\([a-z]*\).*/\1/ip' headers)
  vary=$(sed -n 's/^Vary: *\([A-Za-z-]*\).*/\1/ip' headers)
  readable=no
  grep -q 'Version 3.0.3' body && readable=yes
  echo "encoding ${encoding:-none}, vary ${vary:-none}, readable $readable"
}

busybox | head -1
nginx -v 2>&1

plain=$(ask "$port" identity)
compressed=$(ask "$port" gzip)
refused=$(ask "$port" 'gzip;q=0')
browser=$(ask "$front" gzip)
program=$(ask "$front" identity)

echo "BusyBox, to a program that asks for the plain page: $plain"
echo "BusyBox, to a browser: $compressed"
echo "BusyBox, to a program that refuses gzip: $refused"
echo "through the cache, to a browser: $browser"
echo "through the cache, to a program that asks for the plain page: $program"

[ "$plain" = 'encoding none, vary none, readable yes' ]
[ "$compressed" = 'encoding gzip, vary none, readable no' ]
[ "$refused" = "$compressed" ]
[ "$browser" = "$compressed" ]
[ "$program" = "$compressed" ]
