#!/bin/sh
# Guess: a server sends models.tar.gz as it is, and a visitor's copy has the published hash.
# Seen: Twisted's `web` and mini_httpd take `.gz` for an encoding of the connection: they send models.tar.gz as a tar file with
#   `Content-Encoding: gzip`. Chromium therefore saves the unpacked tar file under the name models.tar.gz, and so do Node's
#   `fetch` and `curl --compressed`: the hash on the page is wrong for it, and `gzip` refuses it as "not in gzip format". wget
#   and plain curl save the archive. nginx sends it without an encoding. Twisted also names text/html as the type of each file
#   whose ending it does not know: Chromium shows a model or an AppImage as a page of letters instead of saving it.
# Who meets it: pages that offer archives or models with a hash, tried on such a server.
# What to do: with Twisted, set `contentEncodings = {}` and `defaultType = "application/octet-stream"` of the `File`; or publish
#   archives with another ending, such as .zip.
set -eu

missing=
for package in python3-twisted mini-httpd nginx curl wget chromium; do
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

dpkg-query -W -f '${Package} ${Version}\n' python3-twisted mini-httpd nginx curl wget

work=$(mktemp -d)
pids=
trap 'test -z "$pids" || kill $pids; rm -rf "$work"' EXIT
cd "$work"
chmod 755 .
mkdir site

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent puppeteer-core@25.16.0

head -c 5000 /dev/zero > site/face.onnx
tar -czf site/models.tar.gz -C site face.onnx

cat > nginx.conf << CONF
pid $work/nginx.pid;
error_log $work/error.log;
events {}
http {
  access_log off;
  server {
    listen 127.0.0.1:18443;
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

  until curl -s -o /dev/null "http://127.0.0.1:$port/face.onnx"; do
    tries=$((tries + 1))
    test "$tries" -lt 100
    sleep 0.2
  done
}

start 18441 twist3 web --listen tcp:18441 --path site
start 18442 mini_httpd -D -p 18442 -d "$work/site"
start 18443 nginx -p "$work" -e "$work/error.log" -c "$work/nginx.conf" -g 'daemon off;'

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { launch } from 'puppeteer-core';

const archive = readFileSync('site/models.tar.gz');
const tar = gunzipSync(archive);
const servers = { Twisted: 18441, mini_httpd: 18442, nginx: 18443 };
const run = (program, ...options) => execFileSync(program, options, { stdio: ['ignore', 'pipe', 'ignore'] });

const browser = await launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });

/** Opens a file, and returns what Chromium saved, or the type of the page that it shows. */
const open = async (url) => {
  const folder = mkdtempSync(`${process.cwd()}/saved-`);
  const page = await browser.newPage();
  const session = await page.createCDPSession();
  await session.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder, eventsEnabled: true });

  const saved = new Promise((resolve) => {
    let name;
    session.on('Browser.downloadWillBegin', ({ suggestedFilename }) => (name = suggestedFilename));
    session.on('Browser.downloadProgress', ({ state }) => {
      if (state === 'completed') resolve(readFileSync(`${folder}/${name}`));
    });
  });
  // A navigation that becomes a download is aborted.
  const shown = page.goto(url).then(() => page.evaluate(() => document.contentType), () => saved);
  const result = await shown;
  await page.close();

  return result;
};

/** Says which of the two files these bytes are. */
const kindOf = (bytes) => {
  if (archive.equals(bytes)) return 'the archive';
  if (tar.equals(bytes)) return 'the unpacked tar file';

  return `${bytes.length} other bytes`;
};

console.log(await browser.version(), 'Node.js', process.version);

const seen = {};

for (const [server, port] of Object.entries(servers)) {
  const url = `http://localhost:${port}`;
  const response = await fetch(`${url}/models.tar.gz`);

  seen[server] = {
    encoding: response.headers.get('content-encoding'),
    Chromium: kindOf(await open(`${url}/models.tar.gz`)),
    fetch: kindOf(Buffer.from(await response.arrayBuffer())),
    'curl --compressed': kindOf(run('curl', '-s', '--compressed', `${url}/models.tar.gz`)),
    curl: kindOf(run('curl', '-s', `${url}/models.tar.gz`)),
    wget: kindOf(run('wget', '-q', '-O', '-', `${url}/models.tar.gz`)),
  };
  console.log(server, seen[server]);
}

const unpacked = {
  encoding: 'gzip',
  Chromium: 'the unpacked tar file',
  fetch: 'the unpacked tar file',
  'curl --compressed': 'the unpacked tar file',
  curl: 'the archive',
  wget: 'the archive',
};
assert.deepEqual(seen.Twisted, unpacked);
assert.deepEqual(seen.mini_httpd, unpacked);
assert.equal(seen.nginx.encoding, null);
assert.equal(seen.nginx.Chromium, 'the archive');

const model = await open(`http://localhost:${servers.Twisted}/face.onnx`);
console.log('Twisted, face.onnx: shown as', model);
assert.equal(model, 'text/html');

const saved = await open(`http://localhost:${servers.nginx}/face.onnx`);
console.log('nginx, face.onnx: saved,', saved.length, 'bytes');
assert.equal(saved.length, 5000);

await browser.close();
JS

node probe.mjs
