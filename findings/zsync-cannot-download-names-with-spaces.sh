#!/bin/sh
# Guess: zsyncmake, which describes an AppImage for updates that download the changed parts only, writes an address that zsync
#   can download: "App 3.0.3.AppImage" becomes `URL: App%203.0.3.AppImage`.
# Seen: it writes the name of the file as it is, and says that `-u "App 3.0.3.AppImage"` gives the same. zsync sends it to the
#   server as it is, too: with a space, `#` or "ö", servers answer 400 or 404, and zsync ends with an error, though it has found the
#   description of the file itself by its encoded address.
# Who meets it: AppImage files of apps with a space in their names, with updates that download what has changed.
# What to do: `zsyncmake -u App%203.0.3.AppImage "App 3.0.3.AppImage"`, or names without spaces.
set -eu

if ! command -v zsync > /dev/null || ! command -v zsyncmake > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing Debian package: zsync' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends zsync > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' zsync

work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$work"' EXIT
cd "$work"
mkdir site client

cat > serve.mjs <<'JS'
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Serves files of the folder "site", also parts of them. */
const server = createServer(({ url, headers }, response) => {
  const file = `site${decodeURIComponent(url)}`;
  if (!existsSync(file)) return response.writeHead(404).end();

  const data = readFileSync(file);
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (first === undefined) return response.writeHead(200, { 'content-length': data.length }).end(data);

  const part = data.subarray(Number(first), Number(last) + 1);
  const range = `bytes ${first}-${Number(first) + part.length - 1}/${data.length}`;
  return response.writeHead(206, { 'content-range': range, 'content-length': part.length }).end(part);
});
server.listen(0, () => writeFileSync('port', String(server.address().port)));
JS
node serve.mjs &
server=$!
while [ ! -s port ]; do sleep 0.1; done
port=$(cat port)

# The new version, and the old one, which lacks its end.
node -e 'require("fs").writeFileSync("new", require("crypto").randomBytes(300000))'
head -c 200000 new > client/old

make() {
  cp new "site/$1"
  (cd site && zsyncmake "$1" 2> /dev/null)
  grep -a '^URL:' "site/$1.zsync"
}

# Updates from an encoded address, and prints what zsync says.
update() {
  status=0
  (cd client && zsync -q -i old "http://localhost:$port/$1" 2>&1) || status=$?
  echo "  zsync ends with status $status"
}

make App-3.0.3.AppImage
update App-3.0.3.AppImage.zsync > plain.txt
cat plain.txt

make 'App 3.0.3.AppImage'
update App%203.0.3.AppImage.zsync > space.txt
cat space.txt

grep -aqx 'URL: App 3.0.3.AppImage' 'site/App 3.0.3.AppImage.zsync'

make 'Größe#3.AppImage'
update Gr%C3%B6%C3%9Fe%233.AppImage.zsync > umlaut.txt
cat umlaut.txt

(cd site && zsyncmake -u App%203.0.3.AppImage 'App 3.0.3.AppImage')
grep -a '^URL:' 'site/App 3.0.3.AppImage.zsync'
rm -f client/App*.part
update App%203.0.3.AppImage.zsync > encoded.txt
cat encoded.txt

grep -q 'status 0' plain.txt
grep -q 'bad status code 400' space.txt
grep -q 'status 2' space.txt
grep -q 'status 2' umlaut.txt
grep -q 'status 0' encoded.txt
cmp new 'client/App 3.0.3.AppImage'
