#!/bin/sh
# Guess: `scour --shorten-ids` gives short ids to the parts of a drawing and to all that names them.
# Seen: it follows `url(#…)` and `xlink:href`, and nothing else. `<use href="#eye">`, the notation of SVG 2, points to
#   nothing: of two eyes, one is left. A rule `#eye { … }` no longer applies, so that a red eye is black; an animation with
#   `begin="mouth.click"` never begins, and `aria-labelledby` names no title. Exit status 0, no message. svgo renames
#   links and animations too, where there is no style sheet.
# Who meets it: icons and portraits that are made smaller for a page, with scripts, rules or animations inside.
# What to do: scour without that option, which keeps ids unless `--enable-id-stripping` is set.
set -eu

missing=
for package in librsvg2-bin python3 python3-pil scour; do
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

dpkg-query -W -f '${Package} ${Version}\n' scour librsvg2-bin

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > eyes.svg <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40" viewBox="0 0 80 40" role="img" aria-labelledby="name">
  <title id="name">Ada</title>
  <circle id="eye" cx="20" cy="20" r="15"/>
  <use href="#eye" x="40"/>
  <rect id="mouth" width="2" height="2"><animate attributeName="x" begin="mouth.click" dur="1s" to="5"/></rect>
</svg>
SVG
sed 's,<title,<style>#eye { fill: red }</style><title,' eyes.svg > red.svg

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent svgo@4.1.0

scour -q --shorten-ids -i eyes.svg -o eyes-scour.svg
scour -q --shorten-ids -i red.svg -o red-scour.svg
npx svgo --quiet eyes.svg -o eyes-svgo.svg

for name in eyes red eyes-scour red-scour eyes-svgo; do
  rsvg-convert "$name.svg" -o "$name.png"
done

cat eyes-scour.svg eyes-svgo.svg

cat > probe.py <<'PY'
import re

from PIL import Image

BLACK, RED, NOTHING = (0, 0, 0, 255), (255, 0, 0, 255), (0, 0, 0, 0)


def eyes(name):
    picture = Image.open(f"{name}.png").convert("RGBA")

    return picture.getpixel((20, 20)), picture.getpixel((60, 20))


def names(name):
    """What is named by a link, an animation or a label, and not there."""
    text = open(f"{name}.svg").read()
    ids = re.findall(r'\bid="([^"]*)"', text)
    used = re.findall(r'(?:href="#|begin="|labelledby=")(\w+)', text)

    return [each for each in used if each not in ids]


for name in ["eyes", "eyes-scour", "eyes-svgo", "red", "red-scour"]:
    print(f"{name:11}", eyes(name), "not there:", names(name))

assert eyes("eyes") == eyes("eyes-svgo") == (BLACK, BLACK)
assert eyes("eyes-scour") == (BLACK, NOTHING)
assert eyes("red") == (RED, RED)
assert eyes("red-scour") == (BLACK, NOTHING)
assert sorted(names("eyes-scour")) == ["eye", "mouth", "name"]
assert names("eyes-svgo") == ["name"]
PY
/usr/bin/python3 probe.py
