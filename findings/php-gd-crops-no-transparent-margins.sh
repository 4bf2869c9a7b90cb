#!/bin/sh
# Guess: `imagecropauto` of PHP's GD with `IMG_CROP_TRANSPARENT` crops a sticker of 64 x 48 pixels, the middle 32 x 24 of which are not transparent, to
#   32 x 24, as its manual says that it crops out a transparent background.
# Seen: it stays 64 x 48, and so with the default mode, which is said to be the same: it looks for one colour of a palette that is marked as
#   transparent. A GIF file of the same sticker is cropped. `IMG_CROP_SIDES`, which looks at the colour of the corners, crops both. There is no
#   error, but a picture.
# Who meets it: sites in PHP that crop cut-out faces and logos: PNG and WebP files keep their empty margins.
# What to do: `IMG_CROP_SIDES`.
set -eu

missing=
for package in imagemagick php-cli php-gd; do
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

dpkg-query -W -f '${Package} ${Version}\n' php8.2-gd libgd3 imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

convert -size 64x48 xc:none -fill 'rgb(198,134,96)' -draw 'rectangle 16,12 47,35' -depth 8 PNG32:sticker.png
convert sticker.png sticker.gif
convert sticker.png -define webp:lossless=true sticker.webp
trimmed=$(convert sticker.png -trim +repage -format '%wx%h' info:)
echo "ImageMagick: $trimmed"
test "$trimmed" = 32x24

cat > probe.php <<'PHP'
<?php
$status = 0;
$modes = [
    'default' => [IMG_CROP_DEFAULT, ['png' => '64x48', 'webp' => '64x48', 'gif' => '32x24']],
    'transparent' => [IMG_CROP_TRANSPARENT, ['png' => '64x48', 'webp' => '64x48', 'gif' => '32x24']],
    'sides' => [IMG_CROP_SIDES, ['png' => '32x24', 'webp' => '32x24', 'gif' => '32x24']],
];

foreach ($modes as $name => [$mode, $expected]) {
    foreach ($expected as $type => $size) {
        $image = ('imagecreatefrom' . $type)('sticker.' . $type);
        $cropped = imagecropauto($image, $mode);
        $seen = $cropped ? imagesx($cropped) . 'x' . imagesy($cropped) : 'false';
        echo "$name, $type: $seen\n";

        if ($seen !== $size) {
            $status = 1;
        }
    }
}

exit($status);
PHP
php probe.php
