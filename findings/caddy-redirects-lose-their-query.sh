#!/bin/sh
# Guess: a redirect from /faq to /faq/, the folder, keeps what is behind the question mark, as in nginx, Apache and h2o.
# Seen: Caddy's `file_server` sends `/faq?lang=de` to `/faq/`, with status 308, so browsers remember it for good. nginx
#   keeps the query.
# Who meets it: links of campaigns (`?utm_source=`), shared states of a page (`?from=ada`) and tokens of letters, where
#   someone leaves the last slash out.
# What to do: `redir /faq /faq/?{query} 308` (or a `path_regexp` for all) in front of `file_server`, or a newer Caddy.
set -eu

missing=
for package in caddy nginx curl; do
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

dpkg-query -W -f '${Package} ${Version}\n' caddy nginx

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

# The status and the target of a redirect.
request() {
  curl -s -o body -w '%{http_code} %{redirect_url}' --unix-socket "$1" "http://site.example$2"
}

expect() {
  seen=$(request "$1" "$2")
  echo "$1 $2: $seen"
  test "$seen" = "$3"
}

expect nginx '/faq' '301 http://site.example/faq/'
expect nginx '/faq?lang=de' '301 http://site.example/faq/?lang=de'
expect caddy '/faq' '308 http://site.example/faq/'
expect caddy '/faq?lang=de' '308 http://site.example/faq/'
expect caddy '/faq/?lang=de' '200 '
