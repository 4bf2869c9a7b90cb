#!/bin/sh
# Guess: `decodeApng` of fast-png gives the frames of an animated PNG as a browser shows them.
# Seen: three things go wrong without an error. What is transparent in a frame erases the picture below, although the
#   frame is marked to be laid over it. The rule for clearing up after a frame is applied before this frame is drawn,
#   not after it. And the extra picture for programs without animation, which is no frame, becomes the first one, while
#   the last one is missing. upng-js gives what browsers show.
# Who meets it: programs that swap faces in animated stickers: optimised files store the changed part with transparency
#   around it, so the rest of each frame is gone.
# What to do: decode with upng-js.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent fast-png@8.0.0 upng-js@2.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { crc32, deflateSync } from 'node:zlib';
import { decodeApng } from 'fast-png';
import UPNG from 'upng-js';

const version = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;

const number = (value, length) => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);

  return bytes;
};

const chunk = (name, ...parts) => {
  const data = Buffer.concat([Buffer.from(name), ...parts]);

  return Buffer.concat([number(data.length - 4, 4), data, number(crc32(data), 4)]);
};

const colours = { R: [255, 0, 0, 255], G: [0, 255, 0, 255], B: [0, 0, 255, 255], W: [255, 255, 255, 255], '-': [0, 0, 0, 0] };
const pixels = (text) => deflateSync(Buffer.from([0, ...[...text].flatMap((letter) => colours[letter])]));

// An APNG of one row. A frame has its letters, its place, what to do after it (0 keep, 1 clear, 2 previous) and whether it
// replaces what is below (0) or lies over it (1).
const animate = (width, frames, still) => {
  const parts = [Buffer.from('89504e470d0a1a0a', 'hex')];
  let sequence = 0;

  parts.push(chunk('IHDR', number(width, 4), number(1, 4), Buffer.from([8, 6, 0, 0, 0])));
  parts.push(chunk('acTL', number(frames.length, 4), number(0, 4)));

  if (still) {
    parts.push(chunk('IDAT', pixels(still)));
  }

  frames.forEach(({ text, x = 0, after = 0, over = 0 }, index) => {
    const control = [number(text.length, 4), number(1, 4), number(x, 4), number(0, 4), number(1, 2), number(10, 2)];
    parts.push(chunk('fcTL', number(sequence++, 4), ...control, Buffer.from([after, over])));

    if (index === 0 && !still) {
      parts.push(chunk('IDAT', pixels(text)));
    } else {
      parts.push(chunk('fdAT', number(sequence++, 4), pixels(text)));
    }
  });
  parts.push(chunk('IEND'));

  return Buffer.concat(parts);
};

const letter = (rgba) => Object.keys(colours).find((key) => colours[key].every((value, index) => value === rgba[index]));

const describe = (data) =>
  Array.from({ length: data.length / 4 }, (_, pixel) => letter(data.slice(pixel * 4, pixel * 4 + 4))).join('');

const byFastPng = (file) => decodeApng(file).frames.map(({ data }) => describe(data)).join(' ');

const byUpng = (file) => {
  const buffer = file.buffer.slice(file.byteOffset, file.byteOffset + file.length);

  return UPNG.toRGBA8(UPNG.decode(buffer)).map((data) => describe(new Uint8Array(data))).join(' ');
};

console.log(`fast-png ${version('fast-png')}, upng-js ${version('upng-js')}`);

for (const [name, file, shown, seen] of [
  ['laid over', animate(3, [{ text: 'BBB' }, { text: '-R-', over: 1 }, { text: '--G', over: 1 }]), 'BBB BRB BRG', 'BBB -R- --G'],
  ['cleared after', animate(3, [{ text: 'BBB' }, { text: 'R', after: 1 }, { text: 'G', x: 2 }]), 'BBB RBB -BG', 'BBB R-- --G'],
  ['still picture', animate(3, [{ text: 'BBB' }, { text: 'R' }], 'WWW'), 'BBB RBB', 'WWW BBB'],
]) {
  console.log(`${name}: upng-js ${byUpng(file)}, fast-png ${byFastPng(file)}`);
  assert.equal(byUpng(file), shown);
  assert.equal(byFastPng(file), seen);
}
JS
node probe.mjs
