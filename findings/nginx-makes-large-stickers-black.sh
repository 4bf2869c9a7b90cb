#!/bin/sh
# Guess: with `image_filter resize`, nginx delivers each picture as it is, only smaller: stickers move and are transparent (`image_filter_transparency on`, the
#   default, "preserves" that), and photos of phones are upright.
# Seen: a GIF sticker that is larger than the box stops at its first frame, and what was transparent is black. Photos of phones lie on their side,
#   as their orientation is dropped and their pixels are not turned. A half-transparent PNG with a palette becomes opaque and dark: 100, 66, 52
#   for 198, 134, 96. Stickers that fit into the box are sent as they were: the same one, smaller, moves and is transparent.
# Who meets it: galleries and previews of stickers and photos behind this module; tests with small stickers pass.
# What to do: smaller versions made at the build, with sharp or gifsicle for example. PNG files without a palette stay transparent.
set -eu

missing=
for package in nginx libnginx-mod-http-image-filter imagemagick libimage-exiftool-perl curl; do
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

dpkg-query -W -f '${Package} ${Version}\n' nginx libnginx-mod-http-image-filter imagemagick

work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$work"' EXIT
cd "$work"
chmod 755 .

mkdir site

# Three frames of a face of skin colour in a colour each, on nothing.
convert -delay 20 -dispose background -size 400x400 \
  \( xc:none -fill 'rgb(198,134,96)' -draw 'circle 200,200 200,60' \) \
  \( xc:none -fill 'rgb(200,16,46)' -draw 'circle 200,200 200,60' \) \
  \( xc:none -fill 'rgb(40,33,27)' -draw 'circle 200,200 200,60' \) -loop 0 site/sticker.gif
convert site/sticker.gif -coalesce -sample 80x80 site/small-sticker.gif
convert -size 400x300 xc:'rgba(198,134,96,0.5)' site/half-palette.png
convert -size 400x300 xc:'rgba(198,134,96,0.5)' PNG32:site/half.png
convert -size 400x300 gradient:red-blue site/photo.jpg
convert site/photo.jpg -resize 80x60 site/small-photo.jpg
exiftool -q -n -overwrite_original -Orientation=6 site/photo.jpg site/small-photo.jpg

port=$(node -p 'const server = require("node:net").createServer().listen(0); const { port } = server.address(); server.close(); port')
cat > nginx.conf <<CONF
load_module /usr/lib/nginx/modules/ngx_http_image_filter_module.so;
daemon off;
pid $work/nginx.pid;
error_log $work/nginx.log;
events {}
http {
  access_log off;
  types { image/gif gif; image/jpeg jpg; image/png png; }
  server {
    listen 127.0.0.1:$port;
    root $work/site;
    location / {
      image_filter resize 200 200;
      image_filter_transparency on;
    }
  }
}
CONF
nginx -c "$work/nginx.conf" &
server=$!

for name in small-sticker.gif sticker.gif small-photo.jpg photo.jpg half.png half-palette.png; do
  curl -s -f --retry 10 --retry-connrefused --retry-delay 1 -o "$name" "http://127.0.0.1:$port/$name"
  upright=$(convert "${name}[0]" -auto-orient -format '%wx%h' info:)
  corner=$(convert "${name}[0]" -depth 8 -crop 1x1+0+0 RGBA:- | od -An -tu1 | tr -s ' ')
  echo "$name: $(identify "$name" | grep -c .) frame(s), $upright, corner$corner"
done > seen.txt
cat seen.txt

diff - seen.txt <<'TXT'
small-sticker.gif: 3 frame(s), 80x80, corner 0 0 0 0
sticker.gif: 1 frame(s), 200x200, corner 0 0 0 255
small-photo.jpg: 1 frame(s), 80x60, corner 249 0 6 255
photo.jpg: 1 frame(s), 200x150, corner 254 0 2 255
half.png: 1 frame(s), 200x150, corner 198 134 96 126
half-palette.png: 1 frame(s), 200x150, corner 100 66 52 255
TXT
