#!/bin/sh
# Guess: zsync, with which AppImages are updated, loads only the parts of the new version that are new. Which server sends
#   them makes no difference, as long as it answers requests for parts.
# Seen: for an app of 3,000,000 bytes with five changes of 3,000 bytes, zsync loads 30 KB from nginx and 6 MB from Yaws, twice
#   the app. To a request for two parts of a file, Yaws sends everything between them, too, as one part, however far they are
#   apart; RFC 9110 has this for gaps that are smaller than the headers of a part. WEBrick answers with both parts, but without
#   `Content-Length`, and zsync ends with an error.
# Who meets it: apps whose AppImage or model is updated with zsync, and players and readers that ask for several parts.
# What to do: measure an update from the server that visitors will use: `zsync` prints what it loaded.
set -eu

missing=
for package in yaws nginx ruby-webrick zsync curl; do
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

dpkg-query -W -f '${Package} ${Version}\n' yaws nginx ruby-webrick zsync

work=$(mktemp -d)
pids=
trap 'test -z "$pids" || kill $pids; rm -rf "$work"' EXIT
cd "$work"
chmod 755 .
mkdir site yaws

head -c 3000000 /dev/urandom > site/app.AppImage
cp site/app.AppImage old.AppImage

for change in 0 1 2 3 4; do
  head -c 3000 /dev/urandom |
    dd of=old.AppImage bs=1000 seek=$((change * 600)) conv=notrunc status=none
done

zsyncmake -u app.AppImage -o site/app.AppImage.zsync site/app.AppImage

cat > yaws.conf << CONF
logdir = $work/yaws
ebin_dir = $work/yaws
<server localhost>
  port = 18431
  listen = 127.0.0.1
  docroot = $work/site
</server>
CONF

cat > nginx.conf << CONF
pid $work/nginx.pid;
error_log $work/error.log;
events {}
http {
  access_log off;
  server {
    listen 127.0.0.1:18432;
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

  until curl -s -o /dev/null "http://127.0.0.1:$port/app.AppImage.zsync"; do
    tries=$((tries + 1))
    test "$tries" -lt 100
    sleep 0.2
  done
}

# As the program yaws does, but in the foreground.
start 18431 erl -noshell -noinput -pa /usr/lib/yaws/ebin -run yaws -conf yaws.conf
start 18432 nginx -p "$work" -e "$work/error.log" -c "$work/nginx.conf" -g 'daemon off;'
start 18433 ruby -run -e httpd site -p 18433

# The bytes that two parts of 10 bytes cost.
parts() {
  curl -s -o parts -w '%{http_code} %header{content-type} %{size_download}\n' -r 0-9,200000-200009 \
    "http://127.0.0.1:$1/app.AppImage"
}

# Updates the old app, and writes how many bytes were loaded.
update() {
  rm -f app.AppImage app.AppImage.part

  zsync -i old.AppImage -o app.AppImage "http://127.0.0.1:$1/app.AppImage.zsync" > zsync.log 2>&1 ||
    return 1

  cmp app.AppImage site/app.AppImage
  tr '\r' '\n' < zsync.log | sed -n 's/.*fetched \([0-9]*\).*/\1/p'
}

echo "nginx, two parts: $(parts 18432)"
echo "Yaws, two parts: $(parts 18431)"
test "$(wc -c < parts)" = 200010

small=$(update 18432)
large=$(update 18431)
echo "update from nginx: $small bytes, from Yaws: $large bytes"
test "$small" -lt 100000
test "$large" -gt 6000000

if update 18433; then exit 1; fi
echo "update from WEBrick: $(tr '\r' '\n' < zsync.log | grep -a 'failed to retrieve')"
