#!/bin/sh
# Guess: a shared cache keeps a page with `Vary: Accept-Language` once for each language, and one with `Vary: Accept-Encoding` in
#   Brotli for browsers and in gzip for others. So does Varnish.
# Seen: Apache Traffic Server, as Debian installs it, keeps five versions of a URL (`limits.http.max_alts`) and drops the oldest
#   without a word. Visitors of twelve languages in turn get nothing from the cache: each request reaches the site. It also changes
#   `Accept-Encoding: gzip, br` to `gzip` before it asks (`normalize_ae`), so the Brotli files of the site are sent to nobody, and
#   a browser that names only `br` gets the page uncompressed.
# Who meets it: sites in many languages behind this cache, which some content delivery networks use; statistics show many misses.
# What to do: set `proxy.config.cache.limits.http.max_alts` to more than the number of languages, times two for encodings, and
#   `proxy.config.http.normalize_ae` to 0; or give each language a URL of its own.
set -eu

missing=
for package in trafficserver varnish nginx libnginx-mod-http-brotli-static curl; do
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

dpkg-query -W -f '${Package} ${Version}\n' trafficserver varnish nginx

work=$(mktemp -d)
pids=
trap 'test -z "$pids" || kill $pids; wait; rm -rf "$work"' EXIT
cd "$work"
chmod 755 .
mkdir site cache run log

echo '<title>The page as it is</title>' > site/page.html
gzip -kc site/page.html > site/page.html.gz
# nginx sends this file as it is.
echo 'Brotli' > site/page.html.br

cat > nginx.conf << CONF
load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
pid $work/nginx.pid;
error_log $work/error.log;
events {}
http {
  types { text/html html; }
  log_format requests '\$uri \$http_accept_language \$http_accept_encoding';
  access_log $work/requests.log requests;
  add_header Cache-Control "public, max-age=600";
  server {
    listen 127.0.0.1:18461;
    root $work/site;
    gzip_static on;
    gzip_proxied any;
    gzip_vary on;
    brotli_static on;

    location = /language {
      add_header Cache-Control "public, max-age=600";
      add_header Vary Accept-Language;
      return 200 \$http_accept_language;
    }
  }
}
CONF

# The configuration of Debian, with our folders, port and site.
cp -r /etc/trafficserver conf
sed -i 's/^\(CONFIG proxy.config.http.server_ports\) .*/\1 STRING 18462/' conf/records.config
sed -i "s/^\(CONFIG proxy.config.admin.user_id\) .*/\1 STRING #-1/" conf/records.config
echo 'map http://127.0.0.1:18462/ http://127.0.0.1:18461/' > conf/remap.config
echo "$work/cache 64M" > conf/storage.config
cat > folders.yaml << YAML
prefix: /usr
exec_prefix: /usr
bindir: /usr/bin
sbindir: /usr/bin
sysconfdir: $work/conf
datadir: /usr/share
includedir: /usr/include
libdir: /usr/lib/trafficserver
libexecdir: /usr/lib/trafficserver/modules
localstatedir: $work/run
runtimedir: $work/run
logdir: $work/log
cachedir: $work/cache
YAML

start() {
  port=$1
  shift
  "$@" > "$port.log" 2>&1 &
  pids="$pids $!"
  tries=0

  until curl -s -f -o /dev/null -H 'Accept-Encoding: none' "http://127.0.0.1:$port/page.html?start=$port"; do
    tries=$((tries + 1))
    test "$tries" -lt 150
    sleep 0.2
  done
}

start 18461 nginx -p "$work" -e "$work/error.log" -c "$work/nginx.conf" -g 'daemon off;'
start 18462 env TS_RUNROOT="$work/folders.yaml" traffic_server
start 18463 varnishd -F -j none -n "$work/varnish" -a 127.0.0.1:18463 -b 127.0.0.1:18461 -T none

# visits PORT LANGUAGE...: how many requests reach the site if each language is asked for twice, in turn.
visits() {
  port=$1
  shift
  : > requests.log

  for language in "$@" "$@"; do
    text=$(curl -s -H "Accept-Language: $language" "http://127.0.0.1:$port/language")
    test "$text" = "$language"
  done

  grep -c '^/language' requests.log
}

# expect WHAT SEEN EXPECTED
expect() {
  echo "$1: $2"
  test "$2" = "$3"
}

all='ar de en es fr id it ja ko pt ru vi'
# shellcheck disable=SC2086 # several languages
expect 'Varnish, 12 languages twice: requests to the site' "$(visits 18463 $all)" 12
# shellcheck disable=SC2086 # several languages
expect 'Traffic Server, 12 languages twice: requests to the site' "$(visits 18462 $all)" 24

# encoding PORT ENCODINGS: the encoding of the answer.
encoding() {
  curl -s -o /dev/null -w '%header{content-encoding}' -H "Accept-Encoding: $2" "http://127.0.0.1:$1/page.html"
}

expect 'nginx, "gzip, br"' "$(encoding 18461 'gzip, br')" br
expect 'Traffic Server, "gzip, br"' "$(encoding 18462 'gzip, br')" gzip
expect 'Traffic Server, "br"' "$(encoding 18462 br)" ''
