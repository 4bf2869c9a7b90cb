#!/bin/sh
# Guess: a program that reads `Content-Disposition` saves "Größe 3.exe" under this name, as browsers do, in the folder
#   that one has named, and takes no other parameter for a part of the name.
# Seen: node-downloader-helper saves "Gr%C3%B6%C3%9Fe%203.exe", with the codes of the header in the name, and the same
#   happens to a space in an address. Axel saves `filename=setup.exe; size=11` as "setup.exe; size=11". wget2 saves
#   files with such a header into the current folder, not into the one of `-P`. wget decodes what is no code: the file
#   "50%25 off.txt" in quotes is "50% off.txt". aria2 has all of them right.
# Who meets it: programs that look for the file under its name when the download is over.
# What to do: choose the name oneself (`-o`, `-O`, `fileName`).
set -eu

missing=
for package in wget aria2 wget2 axel; do
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

dpkg-query -W -f '${Package} ${Version}\n' wget aria2 wget2 axel

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent node-downloader-helper@2.1.11

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { createServer } from 'node:http';
import { DownloaderHelper } from 'node-downloader-helper';

const headers = {
  '/unicode': "attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe%203.exe",
  '/size': 'attachment; filename=setup.exe; size=11',
  '/percent': 'attachment; filename="50%25 off.txt"',
};
const server = createServer((request, response) => {
  if (request.url in headers) response.setHeader('Content-Disposition', headers[request.url]);

  response.setHeader('Content-Length', 11).end('hello file\n');
});

await new Promise(resolve => server.listen(0, '127.0.0.1', resolve));

function run(command, options, cwd) {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };

    spawn(command, options, { cwd, env, stdio: 'ignore' }).on('error', reject).on('close', resolve);
  });
}

function help(url, folder) {
  return new Promise((resolve, reject) => {
    new DownloaderHelper(url, folder).on('end', resolve).on('error', reject).start();
  });
}

const programs = {
  aria2: (url, folder) => run('aria2c', ['-q', '-d', folder, url], '.'),
  wget: (url, folder) => run('wget', ['-q', '--content-disposition', '-P', folder, url], '.'),
  wget2: (url, folder) => run('wget2', ['-q', '--content-disposition', '-P', folder, url], '.'),
  axel: (url, folder) => run('axel', ['-q', url], folder),
  helper: help,
};
const expected = {
  aria2: { '/unicode': 'Größe 3.exe', '/size': 'setup.exe', '/percent': '50%25 off.txt', '/a%20b.exe': 'a b.exe' },
  wget: { '/unicode': 'Größe 3.exe', '/size': 'setup.exe', '/percent': '50% off.txt', '/a%20b.exe': 'a b.exe' },
  wget2: { '/unicode': undefined, '/size': undefined, '/percent': undefined, '/a%20b.exe': 'a b.exe' },
  axel: { '/size': 'setup.exe; size=11', '/a%20b.exe': 'a b.exe' },
  helper: { '/unicode': 'Gr%C3%B6%C3%9Fe%203.exe', '/size': 'setup.exe', '/a%20b.exe': 'a%20b.exe' },
};

for (const [program, names] of Object.entries(expected)) {
  for (const [path, name] of Object.entries(names)) {
    const folder = fs.mkdtempSync('download-');

    await programs[program](`http://127.0.0.1:${server.address().port}${path}`, folder);

    const [saved] = fs.readdirSync(folder);

    console.log(headers[path] ?? path, '->', program, saved ?? 'nothing in the folder');
    assert.equal(saved, name);
  }
}

assert.ok(fs.existsSync('setup.exe'), 'the file of wget2');
server.close();
JS
node probe.mjs
