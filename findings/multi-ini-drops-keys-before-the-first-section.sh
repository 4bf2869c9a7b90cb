#!/bin/sh
# Guess: keys before the first section of an ini file are in the result, outside of all sections, and a file that is read
#   and written again says the same.
# Seen: multi-ini leaves these keys out, without an error; written again, they are gone. It also puts each value into
#   quotes. A desktop entry of Linux knows no quotes: they become letters of the name and of the categories, and
#   `desktop-file-validate` refuses the file, which it accepted before.
# Who meets it: programs that change one value in a file with settings, such as `mpv.conf` or .editorconfig, whose first
#   line is `root = true`, or in their own entry for the menu.
# What to do: the option `keep_quotes`, which also keeps quotes away; there is none for the keys, which the package ini
#   keeps.
set -eu

if ! command -v desktop-file-validate > /dev/null; then
  if [ "$(id -u)" -ne 0 ]; then
    echo 'Missing: the Debian package desktop-file-utils' >&2
    exit 2
  fi

  apt-get install -y -qq --no-install-recommends desktop-file-utils > /dev/null
fi

version=$(dpkg-query -W -f '${Version}' desktop-file-utils)
echo "desktop-file-utils $version"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent multi-ini@2.3.2 ini@6.0.0

cat > settings.ini <<'INI'
root = true
language = de

[camera]
width = 1280
INI

cat > studio.desktop <<'INI'
[Desktop Entry]
Type=Application
Name=Studio
Exec=studio %U
Categories=Graphics;AudioVideo;
Terminal=false
INI

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import ini from 'ini';
import * as multiIni from 'multi-ini';

const settings = multiIni.read('settings.ini');

console.log('multi-ini 2.3.2', settings);
console.log('ini 6.0.0', ini.parse(readFileSync('settings.ini', 'utf8')));
assert.deepEqual({ ...settings }, { camera: { width: '1280' } });
assert.equal(ini.parse(readFileSync('settings.ini', 'utf8')).language, 'de');

multiIni.write('settings-written.ini', settings);
console.log(readFileSync('settings-written.ini', 'utf8'));
assert.doesNotMatch(readFileSync('settings-written.ini', 'utf8'), /language/);

multiIni.write('studio-written.desktop', multiIni.read('studio.desktop'));
console.log(readFileSync('studio-written.desktop', 'utf8'));
assert.match(readFileSync('studio-written.desktop', 'utf8'), /^Categories="Graphics;AudioVideo;"$/m);

const kept = new multiIni.Class({ keep_quotes: true });

kept.write('studio-kept.desktop', kept.read('studio.desktop'));
console.log('with keep_quotes:\n' + readFileSync('studio-kept.desktop', 'utf8'));
JS
node probe.mjs

desktop-file-validate studio.desktop

if desktop-file-validate studio-written.desktop; then
  echo 'The entry that was written again is accepted now.'
  exit 1
fi
