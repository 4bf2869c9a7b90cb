#!/bin/sh
# Guess: the package ini reads the .desktop file of a Linux program and the .url file of a Windows link, both of which
#   are files of sections with `key=value` lines.
# Seen: every value ends at the first semicolon or `#`. `Categories=Graphics;AudioVideo;` is "Graphics", a program for
#   pictures and videos opens pictures only, and the link to site.example/download/#windows loses its `#windows`. A
#   section with a dot in its name is taken apart. Written again, the file has the shortened values.
# Who meets it: build scripts that write the version or the language into the files beside their program.
# What to do: read these files line by line, at the first `=`.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent ini@6.0.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import ini from 'ini';

const program = `[Desktop Entry]
Type=Application
Name=Example
Name[ja]=見本
Exec=example %U
Categories=Graphics;AudioVideo;
MimeType=image/png;image/webp;video/mp4;
Actions=new.window;

[Desktop Action new.window]
Name=New window
`;
const link = `[InternetShortcut]
URL=https://site.example/download/#windows
`;

console.log('ini', JSON.parse(readFileSync('node_modules/ini/package.json', 'utf8')).version);

const read = ini.parse(program);
const entry = read['Desktop Entry'];

console.log(read);
console.log(ini.parse(link));
console.log(ini.stringify(read, { whitespace: false }));

assert.equal(entry['Name[ja]'], '見本');
assert.equal(entry.Exec, 'example %U');
assert.equal(entry.Categories, 'Graphics');
assert.equal(entry.MimeType, 'image/png');
assert.equal(read['Desktop Action new.window'], undefined);
assert.equal(read['Desktop Action new'].window.Name, 'New window');
assert.equal(ini.parse(link).InternetShortcut.URL, 'https://site.example/download/');
assert.match(ini.stringify(read), /^Categories=Graphics$/m);
JS
node probe.mjs
