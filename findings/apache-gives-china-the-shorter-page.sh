#!/bin/sh
# Guess: of pages in Simplified and in Traditional Chinese, Apache's MultiViews gives `zh-Hant-TW` the Traditional one, as
#   the lookup of RFC 4647 does, which shortens the tag from its end. What is left open is decided by an order.
# Seen: Apache shortens each tag to its first part. `zh-Hant-TW`, `zh-TW` and `zh-CN` are all `zh` then, which fits both
#   pages equally, and the smaller file is sent: visitors from China read Traditional Chinese as soon as its page is
#   shorter by a byte, visitors from Taiwan Simplified. An added sentence turns it around. With `zh-Hans` first in
#   `LanguagePriority`, both get Simplified. Only the tag `zh-Hant` itself is understood.
# Who meets it: sites in both Chinese scripts that leave the choice to Apache.
# What to do: `AddLanguage zh-CN .zh-hans` and `AddLanguage zh-TW .zh-hant`, which fit what browsers send.
set -eu

missing=
for package in apache2-bin media-types curl; do
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

dpkg-query -W -f '${Package} ${Version}\n' apache2-bin

work=$(mktemp -d)
server=
trap 'test -z "$server" || kill "$server"; rm -rf "$work"' EXIT
cd "$work"
chmod 755 .
mkdir site

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @formatjs/intl-localematcher@0.10.1

modules=/usr/lib/apache2/modules
port=$(node -p 'const server = require("node:net").createServer().listen(0); const { port } = server.address(); server.close(); port')

start() {
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
LoadModule negotiation_module $modules/mod_negotiation.so
TypesConfig /etc/mime.types
DocumentRoot $work/site
<Directory $work/site>
  Options MultiViews
  Require all granted
</Directory>
AddLanguage en .en
AddLanguage $1 .zh-hans
AddLanguage $2 .zh-hant
ForceLanguagePriority Prefer Fallback
$3
CONF
  apache2 -f "$work/apache.conf" -X > out.log 2>&1 &
  server=$!
  curl -s --retry 20 --retry-connrefused --retry-delay 1 "http://127.0.0.1:$port/" > start.html
}

stop() {
  kill "$server"
  wait "$server" || true
  server=
}

page() {
  curl -s -H "Accept-Language: $1" "http://127.0.0.1:$port/page"
}

china='zh-CN,zh;q=0.9,en;q=0.8'
taiwan='zh-TW,zh;q=0.9,en;q=0.8'

check() {
  for tags in "$china" "$taiwan" zh-Hant-TW; do
    echo "  $tags: $(page "$tags")"
  done

  test "$(page "$china"), $(page "$taiwan"), $(page zh-Hant-TW)" = "$1"
}

echo 'English' > site/page.html.en
echo 'simplified' > site/page.html.zh-hans
echo 'traditional' > site/page.html.zh-hant

start zh-Hans zh-Hant ''
echo 'The Simplified page is shorter by a byte:'
check 'simplified, simplified, simplified'
echo 'Simplified, longer' > site/page.html.zh-hans
echo 'The Traditional page is shorter:'
check 'traditional, traditional, traditional'
test "$(page zh-Hans)" = 'Simplified, longer'
stop

start zh-Hans zh-Hant 'LanguagePriority zh-Hans zh-Hant en'
echo 'With an order:'
check 'Simplified, longer, Simplified, longer, Simplified, longer'
stop

start zh-CN zh-TW ''
echo 'With the tags of browsers:'
test "$(page "$china"), $(page "$taiwan")" = 'Simplified, longer, traditional'
stop

cat > lookup.mjs <<'JS'
import assert from 'node:assert/strict';
import { match } from '@formatjs/intl-localematcher';

for (const tag of ['zh-Hant-TW', 'zh-TW']) {
  console.log('@formatjs/intl-localematcher 0.10.1', tag, match([tag], ['en', 'zh-Hans', 'zh-Hant'], 'en'));
  assert.equal(match([tag], ['en', 'zh-Hans', 'zh-Hant'], 'en'), 'zh-Hant');
}
JS
node lookup.mjs
