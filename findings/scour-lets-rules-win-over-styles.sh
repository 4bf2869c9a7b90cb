#!/bin/sh
# Guess: an optimizer for drawings that turns `style="fill:red"` into `fill="red"` does so where nothing else sets the fill,
#   since an attribute loses against each rule of a style sheet, and a style wins.
# Seen: Scour, which Inkscape offers as "Optimized SVG", does so in each drawing, without an option and without a look at
#   `<style>`. With the rules `.face { fill: blue }` and `.half { opacity: 0.5 }`, a red shape becomes blue and an opaque
#   one half-transparent. `style="stroke:none"` is removed altogether, since "none" is the default, so that a rule for
#   strokes gives the shape an outline. With `--disable-style-to-xml` the fill stays a style; opacity and stroke go all the
#   same. svgo keeps all three.
# Who meets it: icons and portraits with a style sheet and exceptions in `style`, as drawing programs and scripts write them.
# What to do: svgo; or exceptions as rules of their own.
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

cat > portrait.svg <<'SVG'
<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30" viewBox="0 0 90 30">
  <style>.face { fill: blue } .half { opacity: 0.5 } .line { stroke: lime; stroke-width: 8 }</style>
  <path class="face" style="fill:red" d="M0 0h30v30h-30z"/>
  <path class="half" style="opacity:1" d="M30 0h30v30h-30z"/>
  <path class="line" style="stroke:none" d="M64 4h22v22h-22z"/>
</svg>
SVG

scour -q -i portrait.svg -o scour.svg
scour -q --disable-style-to-xml -i portrait.svg -o styles.svg

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent svgo@4.1.0
npx svgo --quiet portrait.svg -o svgo.svg

for name in portrait scour styles svgo; do
  rsvg-convert "$name.svg" -o "$name.png"
done

cat scour.svg

cat > probe.py <<'PY'
from PIL import Image

POINTS = {"face": (15, 15), "half": (45, 15), "line": (64, 15)}
RED, BLUE, LIME = (255, 0, 0, 255), (0, 0, 255, 255), (0, 255, 0, 255)
BLACK, GREY = (0, 0, 0, 255), (0, 0, 0, 128)


def colours(name):
    picture = Image.open(f"{name}.png").convert("RGBA")

    return [picture.getpixel(point) for point in POINTS.values()]


for name in ["portrait", "scour", "styles", "svgo"]:
    print(f"{name:9}", dict(zip(POINTS, colours(name))))

assert colours("portrait") == [RED, BLACK, BLACK]
assert colours("scour") == [BLUE, GREY, LIME]
assert colours("styles") == [RED, GREY, LIME]
assert colours("svgo") == [RED, BLACK, BLACK]
assert 'class="line" d="m64 4h22v22h-22z"/>' in open("scour.svg").read()
PY
/usr/bin/python3 probe.py
