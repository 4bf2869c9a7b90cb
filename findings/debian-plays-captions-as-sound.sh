#!/bin/sh
# Guess: a link to captions for players, captions.ass, saves the file, or shows its text, as with captions.ssa and captions.srt.
# Seen: it opens an empty player for sound: in Debian's list of types (/etc/mime.types, after IANA's), `.ass` is audio/aac, as rare files of that kind
#   end like this. In the same list, photo.hif, a HEIF photo as cameras of Canon and Fujifilm write it, is image/avif: browsers show a broken
#   picture instead of saving it. head.vrm, an avatar, is model/vrml, and the piece of a stream piece.ts a translation for Qt. nginx and the
#   mime-types of npm have other lists.
# Who meets it: downloads from Apache, lighttpd, Python, Flask and others on Debian, all of which read this list.
# What to do: types of one's own for these endings (`AddType text/x-ssa .ass` in Apache), or a `download` attribute at the link.
set -eu

missing=
for package in media-types chromium apache2-bin libheif-examples imagemagick file curl; do
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

dpkg-query -W -f '${Package} ${Version}\n' media-types chromium apache2-bin

work=$(mktemp -d)
servers=
# shellcheck disable=SC2086 # several processes
trap '[ -z "$servers" ] || kill $servers; rm -rf "$work"' EXIT
cd "$work"
chmod 755 .

mkdir site
cat > site/captions.ass <<'ASS'
[Script Info]
ScriptType: v4.00+

[Events]
Format: Layer, Start, End, Style, Text
Dialogue: 0,0:00:01.00,0:00:02.00,Default,Hello
ASS
cp site/captions.ass site/captions.ssa
convert -size 64x64 gradient:red-blue picture.png
heif-enc -o site/photo.hif picture.png > heif.log
echo 'the first bytes of a model or of a stream' | tee site/head.vrm > site/piece.ts
echo "<img src=photo.hif onload=\"document.title = 'shown'\" onerror=\"document.title = 'broken'\">" > site/page.html

free_port() {
  node -p 'const server = require("node:net").createServer().listen(0); const { port } = server.address(); server.close(); port'
}

python=$(free_port)
(cd site && exec /usr/bin/python3 -m http.server --bind 127.0.0.1 "$python" > ../python.log 2>&1) &
servers=$!

apache=$(free_port)
modules=/usr/lib/apache2/modules
cat > apache.conf <<CONF
ServerRoot $work
ServerName localhost
User www-data
Group www-data
Listen 127.0.0.1:$apache
PidFile $work/apache.pid
ErrorLog $work/error.log
LoadModule mpm_event_module $modules/mod_mpm_event.so
LoadModule authz_core_module $modules/mod_authz_core.so
LoadModule mime_module $modules/mod_mime.so
TypesConfig /etc/mime.types
DocumentRoot $work/site
CONF
apache2 -f "$work/apache.conf" -X > apache.log 2>&1 &
servers="$servers $!"

type_of() {
  curl -s -f --retry 20 --retry-connrefused --retry-delay 1 -o body -w '%{content_type}' "$1"
}

# Prints the element $2 of what a browser makes of the file $1. It has no end of its own while it plays.
open_file() {
  timeout 30 chromium --headless --no-sandbox --disable-gpu --user-data-dir="$work/profile" --timeout=5000 --dump-dom \
    "http://127.0.0.1:$python/$1" 2> browser.log > dom.html || true
  grep -o -m 1 "<$2[^>]*>[^<]*" dom.html
}

{
  for name in captions.ass captions.ssa photo.hif head.vrm piece.ts; do
    echo "$name: $(type_of "http://127.0.0.1:$python/$name"), Apache: $(type_of "http://127.0.0.1:$apache/$name")"
  done
  echo "captions.ass in a browser: $(open_file captions.ass video)"
  echo "photo.hif, $(file --brief --mime-type site/photo.hif), in a browser: $(open_file page.html title)"
} > seen.txt
cat seen.txt

diff - seen.txt <<'TXT'
captions.ass: audio/aac, Apache: audio/aac
captions.ssa: application/octet-stream, Apache: 
photo.hif: image/avif, Apache: image/avif
head.vrm: model/vrml, Apache: model/vrml
piece.ts: text/vnd.trolltech.linguist, Apache: text/vnd.trolltech.linguist
captions.ass in a browser: <video controls="" autoplay="" name="media" crossorigin="anonymous">
photo.hif, image/heic, in a browser: <title>broken
TXT
