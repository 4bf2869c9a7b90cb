#!/bin/sh
# Guess: rezip-electron, which compresses the ZIP file of an Electron app for the Mac again so that updates are small, keeps
#   what is in it: it checks each file against its checksum while it reads it.
# Seen: if an empty file is compressed, as bsdtar, `yazl`, `archiver` and Python write it, the new archive has the checksum of its
#   two compressed bytes instead of 0: unzip, 7-Zip, bsdtar and Python report an error. If it is stored, as zip and 7-Zip
#   write it, all is well. All other files, links and modes come out as they were.
# Who meets it: desktop apps with an empty file, such as a .gitkeep, a marker or a lock: the update is refused or not unpacked
#   on the Mac of a user, while the build was successful.
# What to do: `unzip -tq` for what is published; pack the app by 7-Zip, as electron-builder does.
set -eu

missing=
for package in libarchive-tools zip unzip p7zip-full python3; do
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

dpkg-query -W -f '${Package} ${Version}\n' libarchive-tools p7zip-full unzip zip

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @indutny/rezip-electron@3.0.2
grep '"version":' node_modules/@indutny/rezip-electron/package.json

mkdir -p Facewright.app/Contents/MacOS
seq 1 5000 > Facewright.app/Contents/MacOS/Facewright
chmod 755 Facewright.app/Contents/MacOS/Facewright
ln -s Facewright Facewright.app/Contents/MacOS/link
: > Facewright.app/Contents/empty

bsdtar -a -cf bsdtar.zip Facewright.app
zip -qry zip.zip Facewright.app
7z a -bd -snl 7z.zip Facewright.app > /dev/null

verdict() {
  if "$@" > /dev/null 2>&1; then echo right; else echo wrong; fi
}

cat > check.py <<'PY'
import sys
import zipfile

archive = zipfile.ZipFile(sys.argv[1])
sys.exit(0 if archive.testzip() is None else 1)
PY

for name in bsdtar zip 7z; do
  test "$(verdict unzip -tq $name.zip)" = right
  node node_modules/@indutny/rezip-electron/bin/rezip-electron.js optimize $name.zip -o again.zip > /dev/null

  echo "$name: unzip $(verdict unzip -tq again.zip), 7-Zip $(verdict 7z t again.zip)," \
    "Python $(verdict python3 check.py again.zip), bsdtar $(verdict bsdtar -xOf again.zip)"
  python3 -c "
import zipfile

print('  checksum of the empty file: %08x' % zipfile.ZipFile('again.zip').getinfo('Facewright.app/Contents/empty').CRC)
"
  mkdir "$name-again"
  bsdtar -xf again.zip -C "$name-again"
  diff -r --no-dereference Facewright.app "$name-again/Facewright.app"
done | tee seen

diff - seen <<'TEXT'
bsdtar: unzip wrong, 7-Zip wrong, Python wrong, bsdtar wrong
  checksum of the empty file: 6af4413c
zip: unzip right, 7-Zip right, Python right, bsdtar right
  checksum of the empty file: 00000000
7z: unzip right, 7-Zip right, Python right, bsdtar right
  checksum of the empty file: 00000000
TEXT

echo "The checksum of the bytes 03 00: $(python3 -c 'import zlib; print("%08x" % zlib.crc32(bytes([3, 0])))')"
