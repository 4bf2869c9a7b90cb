#!/bin/sh
# Guess: `imagescale` of PHP's GD leaves a white wall white, whatever the size and the method.
# Seen: with `IMG_BICUBIC`, white is 252 at half the size, and skin of 198, 134, 96 is 196, 132, 95; with the default method, which is said to be bilinear, a
#   picture that is made of 64 pixels one of 50 has 196, 132, 95, too, and 198, 134, 96 in its first pixel. At twice the size by `IMG_BICUBIC`,
#   the last pixel is lighter than all others. `imagecopyresampled`, `IMG_MITCHELL`, `IMG_TRIANGLE` and ImageMagick leave the colour.
# Who meets it: sites in PHP that make thumbnails: product photos on white get a visible box, and each further size is darker.
# What to do: `imagecopyresampled`, or `imagescale` with `IMG_MITCHELL`.
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

convert -size 64x48 'xc:rgb(198,134,96)' -filter Catrom -resize 50x37! -depth 8 -format 'ImageMagick: %[fx:round(p{25,18}.r*255)]\n' info: | tee magick.txt
grep -q -F 'ImageMagick: 198' magick.txt

cat > probe.php <<'PHP'
<?php
/** Returns the colours of the first pixel, of one in the middle and of the last one of a picture of one colour that was scaled. */
function scale(int $color, int $width, int $height, ?int $method): string
{
    $image = imagecreatetruecolor(64, 48);
    imagefill($image, 0, 0, $color);

    if ($method === null) {
        $scaled = imagecreatetruecolor($width, $height);
        imagecopyresampled($scaled, $image, 0, 0, 0, 0, $width, $height, 64, 48);
    } else {
        $scaled = imagescale($image, $width, $height, $method);
    }

    $places = [[0, 0], [$width >> 1, $height >> 1], [$width - 1, $height - 1]];

    return implode(', ', array_map(fn ($place) => sprintf('%06x', imagecolorat($scaled, ...$place)), $places));
}

$white = 0xffffff;
$skin = 0xc68660;
$default = IMG_BILINEAR_FIXED;
$cases = [
    ['bicubic, half', scale($white, 32, 24, IMG_BICUBIC), 'fcfcfc, fcfcfc, fcfcfc'],
    ['bicubic, half', scale($skin, 32, 24, IMG_BICUBIC), 'c4845f, c4845f, c4845f'],
    ['bicubic, twice', scale($skin, 128, 96, IMG_BICUBIC), 'c4845f, c4845f, c78660'],
    ['default, half', scale($skin, 32, 24, $default), 'c68660, c68660, c68660'],
    ['default, 64 to 50', scale($skin, 50, 37, $default), 'c68660, c4845f, c4845f'],
    ['Mitchell, 64 to 50', scale($skin, 50, 37, IMG_MITCHELL), 'c68660, c68660, c68660'],
    ['triangle, 64 to 50', scale($skin, 50, 37, IMG_TRIANGLE), 'c68660, c68660, c68660'],
    ['imagecopyresampled, 64 to 50', scale($skin, 50, 37, null), 'c68660, c68660, c68660'],
];
$status = 0;

foreach ($cases as [$name, $seen, $expected]) {
    echo "$name: first pixel, middle, last pixel: $seen\n";

    if ($seen !== $expected) {
        echo "expected: $expected\n";
        $status = 1;
    }
}

exit($status);
PHP
php probe.php
