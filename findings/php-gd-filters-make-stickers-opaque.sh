#!/bin/sh
# Guess: a filter of PHP's GD leaves the opacity of a half-transparent sticker as it is: `imagefilter` with a blur on one skin tone changes nothing, and
#   `IMG_FILTER_NEGATE` makes 57, 121, 159 of 198, 134, 96.
# Seen: the result is laid over the sticker itself: an opacity of 50 % becomes 76 %, by a second blur 94 %, and the negative is mixed with the picture to
#   103, 125, 138. So it is with brightness, contrast, mosaic, sharpening and `imagegammacorrect` of 1, but not with `IMG_FILTER_GRAYSCALE`.
#   ImageMagick blurs without a change.
# Who meets it: sites in PHP (galleries, forums, themes) that blur or lighten cut-out faces with soft edges: the edges get hard.
# What to do: `imagealphablending($image, false)` in front of each filter, not only in front of saving.
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

convert -size 64x48 'xc:rgba(198,134,96,0.5)' -depth 8 PNG32:sticker.png
blurred=$(convert sticker.png -channel RGBA -blur 0x2 -depth 8 -format '%[fx:round(p{32,24}.r*255)], %[fx:round(p{32,24}.a*255)]' info:)
echo "ImageMagick, blurred: red and opacity are $blurred"
test "$blurred" = '198, 128'

cat > probe.php <<'PHP'
<?php
/** Returns the colour in the middle and the opacity in percent, behind some filters. */
function look(bool $blending, array $filters): string
{
    $image = imagecreatefrompng('sticker.png');
    imagealphablending($image, $blending);

    foreach ($filters as $filter) {
        $filter($image);
    }

    $pixel = imagecolorsforindex($image, imagecolorat($image, 32, 24));

    return sprintf('%d, %d, %d at %d %%', $pixel['red'], $pixel['green'], $pixel['blue'], round((127 - $pixel['alpha']) / 1.27));
}

$blur = fn ($image) => imagefilter($image, IMG_FILTER_GAUSSIAN_BLUR);
$cases = [
    'nothing' => [[], '198, 134, 96 at 50 %', '198, 134, 96 at 50 %'],
    'blur' => [[$blur], '198, 134, 96 at 76 %', '198, 134, 96 at 50 %'],
    'blur, twice' => [[$blur, $blur], '198, 134, 96 at 94 %', '198, 134, 96 at 50 %'],
    'negative' => [[fn ($image) => imagefilter($image, IMG_FILTER_NEGATE)], '103, 125, 138 at 76 %', '57, 121, 159 at 50 %'],
    'mosaic' => [[fn ($image) => imagefilter($image, IMG_FILTER_PIXELATE, 8, true)], '198, 134, 96 at 76 %', '198, 134, 96 at 50 %'],
    'brightness' => [[fn ($image) => imagefilter($image, IMG_FILTER_BRIGHTNESS, 40)], '224, 160, 122 at 76 %', '238, 174, 136 at 50 %'],
    'gamma of 1' => [[fn ($image) => imagegammacorrect($image, 1, 1)], '198, 134, 96 at 76 %', '198, 134, 96 at 50 %'],
    'grey' => [[fn ($image) => imagefilter($image, IMG_FILTER_GRAYSCALE)], '148, 148, 148 at 50 %', '148, 148, 148 at 50 %'],
];
$status = 0;

foreach ($cases as $name => [$filters, $expected, $right]) {
    $seen = look(true, $filters);
    $without = look(false, $filters);
    echo "$name: $seen, without blending $without\n";

    if ($seen !== $expected || $without !== $right) {
        $status = 1;
    }
}

exit($status);
PHP
php probe.php
