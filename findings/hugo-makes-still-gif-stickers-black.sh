#!/bin/sh
# Guess: a GIF sticker that Hugo makes smaller stays transparent around the face, whether it moves or not; PNG stickers made into GIF do, too.
# Seen: one that moves stays transparent, with its colours. One with a single picture is black around the face, and skin of 198, 134, 96 becomes
#   dots such as 204, 136, 136: it is written with a fixed palette, in which nothing is transparent. The same happens to a PNG sticker with
#   "gif" in its size. Made into PNG, all three are right. No warning.
# Who meets it: galleries of stickers and avatars made with Hugo: those that stand still are black boxes, beside others that are right.
# What to do: `.Resize "32x32 png"` for GIF pictures that do not move, or "webp".
set -eu

for package in hugo imagemagick; do
  if ! dpkg-query -W "$package" > /dev/null 2>&1; then
    if [ "$(id -u)" -ne 0 ]; then
      echo "Missing: the Debian package $package" >&2
      exit 2
    fi

    apt-get install -y -qq --no-install-recommends "$package" > /dev/null
  fi
done

hugo version
dpkg-query -W -f '${Package} ${Version}\n' imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mkdir assets layouts

# Round faces of skin colour on nothing; the second picture of the one that moves is red.
circle='circle 32,32 32,4'
convert -size 64x64 xc:none -fill 'rgb(198,134,96)' +antialias -draw "$circle" assets/still.gif
convert -size 64x64 xc:none -fill 'rgb(198,134,96)' +antialias -draw "$circle" PNG32:assets/sticker.png
convert -size 64x64 -delay 20 -dispose background \
  \( xc:none -fill 'rgb(198,134,96)' +antialias -draw "$circle" \) \
  \( xc:none -fill 'rgb(200,16,46)' +antialias -draw "$circle" \) -loop 0 assets/moving.gif

cat > config.toml <<'TOML'
baseURL = "https://example.org/"
disableKinds = ["taxonomy", "term", "RSS", "sitemap", "404"]
TOML

cat > layouts/index.html <<'HTML'
{{ range slice "still.gif" "moving.gif" "sticker.png" }}
  {{ $sticker := resources.Get . }}
  {{ range slice "gif" "png" }}
    {{ ($sticker.Resize (printf "32x32 %s" .) | resources.Copy (printf "%s.%s" $sticker.Name .)).Publish }}
  {{ end }}
{{ end }}
HTML
hugo --quiet

# A pixel of the first picture: red, green, blue and opacity.
pixel() {
  convert "${1}[0]" -depth 8 -crop "1x1+$2" +repage RGBA:- | od -An -tu1 | tr -s ' ' | sed 's/^ //; s/ /, /g'
}

for name in still.gif moving.gif sticker.png; do
  for format in gif png; do
    file="public/$name.$format"
    echo "$name as $format: $(identify "$file" | grep -c .) picture(s), corner $(pixel "$file" 0+0), face $(pixel "$file" 16+16)"
  done
done | tee seen.txt

diff - seen.txt <<'TXT'
still.gif as gif: 1 picture(s), corner 0, 0, 0, 255, face 204, 136, 136, 255
still.gif as png: 1 picture(s), corner 0, 0, 0, 0, face 198, 134, 96, 255
moving.gif as gif: 2 picture(s), corner 0, 0, 0, 0, face 198, 134, 96, 255
moving.gif as png: 1 picture(s), corner 0, 0, 0, 0, face 198, 134, 96, 255
sticker.png as gif: 1 picture(s), corner 0, 0, 0, 255, face 204, 136, 136, 255
sticker.png as png: 1 picture(s), corner 0, 0, 0, 0, face 198, 134, 96, 255
TXT
