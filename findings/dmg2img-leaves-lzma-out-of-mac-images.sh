#!/bin/sh
# Guess: what dmg2img calls "successfully decompressed", with status 0, is the whole disk image: it checks what it reads, and
#   reports a compression that it does not know.
# Seen: of an image with LZMA (`ULMO`, which macOS writes since 10.15), each compressed part is left out, and what follows moves
#   forward: 6144 bytes come out of 16384, "Archive successfully decompressed", status 0. A line between the percentages
#   says "Unsupported or corrupted block found: -2147483640". 7-Zip unpacks all. `@balena/udif`, by which Etcher reads such
#   images, refuses LZMA with an error, and its own bzip2 (`UDBZ`) with a TypeError: it can't read what it lists as supported.
# Who meets it: scripts on Linux that look into the .dmg of a release, for its version or its size.
# What to do: unpack with 7-Zip and compare the size with the number of sectors in the file; make images with `UDZO` (zlib).
set -eu

missing=
for package in dmg2img p7zip-full python3; do
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

dpkg-query -W -f '${Package} ${Version}\n' dmg2img p7zip-full

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @balena/udif@1.1.2

# Images of two parts, of 20 and 12 sectors: the first one is compressed in the given way, the second one by zlib.
cat > write.py <<'PY'
import bz2
import lzma
import plistlib
import struct
import zlib

first = bytes(range(256)) * 40
second = b"abcdefgh" * 768
checksum = lambda data: struct.pack(">II", 2, 32) + struct.pack(">I", zlib.crc32(data)) + bytes(124)


def write(name, kind, compressed):
    data = compressed + zlib.compress(second)
    runs = [
        (kind, 0, 0, 20, 0, len(compressed)),
        (0x80000005, 0, 20, 12, len(compressed), len(data) - len(compressed)),
        (0xFFFFFFFF, 0, 32, 0, len(data), 0),
    ]
    table = struct.pack(">4sIQQQII24x", b"mish", 1, 0, 32, 0, 0x208, 0) + checksum(first + second)
    table += struct.pack(">I", len(runs)) + b"".join(struct.pack(">IIQQQQ", *run) for run in runs)

    partition = {"Attributes": "0x0050", "CFName": "disk", "Data": table, "ID": "0", "Name": "disk (Apple_HFS : 0)"}
    resources = plistlib.dumps({"resource-fork": {"blkx": [partition], "plst": []}})

    end = struct.pack(">4sIIIQQQQQII16x", b"koly", 4, 512, 1, 0, 0, len(data), 0, 0, 1, 1) + checksum(data)
    end += struct.pack(">QQ120x", len(data), len(resources)) + checksum(struct.pack(">I", zlib.crc32(first + second)))
    end += struct.pack(">IQ12x", 1, 32)
    open(name, "wb").write(data + resources + end)


write("zlib.dmg", 0x80000005, zlib.compress(first))
write("bzip2.dmg", 0x80000006, bz2.compress(first))
write("lzma.dmg", 0x80000008, lzma.compress(first))
open("image", "wb").write(first + second)
PY
python3 write.py

cat > read.cjs <<'JS'
const { readFileSync } = require('node:fs');
const { withOpenImage } = require('@balena/udif');

async function read(image) {
  const chunks = [];
  for await (const chunk of await image.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

withOpenImage(process.argv[2], read).then(
  (image) => console.log(image.equals(readFileSync('image')) ? 'right' : `${image.length} bytes`),
  ({ message }) => console.log(message),
);
JS

for name in zlib bzip2 lzma; do
  status=0
  dmg2img $name.dmg $name.img > report.txt 2>&1 || status=$?
  echo "dmg2img $name: $(stat -c %s $name.img) bytes, status $status, $(grep -o 'successfully decompressed' report.txt)"
  grep Unsupported report.txt || true

  7z x -y -tdmg -o$name $name.dmg > /dev/null
  cmp $name/* image
  echo "7-Zip $name: right"

  echo "@balena/udif $name: $(node read.cjs $name.dmg)"
done | tee seen

diff - seen <<'TEXT'
dmg2img zlib: 16384 bytes, status 0, successfully decompressed
7-Zip zlib: right
@balena/udif zlib: right
dmg2img bzip2: 16384 bytes, status 0, successfully decompressed
7-Zip bzip2: right
@balena/udif bzip2: (0 , utils_1.blockDecompressor)(...) is not a function or its return value is not async iterable
dmg2img lzma: 6144 bytes, status 0, successfully decompressed
 Unsupported or corrupted block found: -2147483640
7-Zip lzma: right
@balena/udif lzma: Unknown compression method for type "0x80000008"
TEXT
