#!/bin/sh
# Guess: the copy of a site for Kiwix, a ZIM file, has an index for searches, and with the language "jpn" one for Japanese.
# Seen: zimwriterfs cuts words at spaces and marks only. The index of "これは顔認識のページです。カメラの利用規約" has two
#   words, the two halves: neither 顔 (face) nor カメラ (camera) or 利用規約 (terms of use) is found, only the whole half.
#   Chinese is the same. It is no error for the program or for zimcheck. Recoll, which uses the same library for its index
#   (Xapian), finds all of them.
# Who meets it: help pages that are handed out for reading without a network, in 2 of 12 languages.
# What to do: a first page that lists all others; only spaces between words count, not even zero-width ones.
set -eu

missing=
for package in python3 python3-pil recoll recollcmd zim-tools; do
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

dpkg-query -W -f '${Package} ${Version}\n' recollcmd zim-tools

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir site recoll

# $1: the name, $2: the language, $3: the text.
page() {
  cat > "site/$1.html" <<HTML
<!doctype html>
<html lang="$2">
<head><meta charset="utf-8"><title>$1</title></head>
<body><p>$3</p></body>
</html>
HTML
}

page index ja 'これは顔認識のページです。カメラの利用規約'
page chinese zh '换脸软件可以用于摄像头'
page english en 'Face swapping with a camera'
page spaced ja '無料 の 写真'
page invisible ja "録画$(printf '\342\200\213')です"
/usr/bin/python3 -c 'from PIL import Image; Image.new("RGB", (48, 48), "red").save("site/icon.png")'

zimwriterfs -w index.html -I icon.png -l jpn -t Help -d Help -c Team -p Team -n help site help.zim > zim.log 2>&1
zimcheck help.zim | grep 'Overall'

echo "topdirs = $work/site" > recoll/recoll.conf
recollindex -c recoll -z > recoll.log 2>&1

# Prints how many pages have the word $1.
by_zim() {
  zimsearch help.zim "$1" 2>&1 | grep -c article || true
}

by_recoll() {
  recollq -c recoll -b "$1" 2> /dev/null | grep -c 'site/.*html' || true
}

# $1: the word, $2: pages in the ZIM file, $3: pages by Recoll.
check() {
  echo "$1: ZIM $(by_zim "$1"), Recoll $(by_recoll "$1")"
  test "$(by_zim "$1") $(by_recoll "$1")" = "$2 $3"
}

check camera 1 1
check 顔 0 1
check カメラ 0 1
check 利用規約 0 1
check カメラの利用規約 1 1
check 摄像头 0 1
check 换脸软件可以用于摄像头 1 1
check 写真 1 1
check 録画 0 1
