#!/bin/sh
# Guess: Imager for Perl blurs a sticker of one skin tone so that its edge gets softer and keeps its colour, as its `scale` does, and makes a mosaic of
#   fields of this tone.
# Seen: the edge of 198, 134, 96 is 119, 81, 58 with an opacity of 154 behind `gaussian`, and a field of the mosaic that is a quarter full is 49, 33, 24
#   with one of 63: the black of transparent pixels is mixed in, and the opacity counts once more when the sticker is shown. `conv`, too,
#   makes 148, 100, 72. `scale` leaves 198, 134, 96 at each opacity, and so does ImageMagick in all three.
# Who meets it: sites in Perl that blur, pixelate or sharpen cut-out faces: a dark line around each of them.
# What to do: lay the sticker over its ground first (`compose`), or ImageMagick.
set -eu

missing=
for package in imagemagick libimager-perl; do
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

dpkg-query -W -f '${Package} ${Version}\n' libimager-perl imagemagick

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

convert -size 64x48 xc:none -fill 'rgb(198,134,96)' -draw 'rectangle 16,12 47,35' -depth 8 PNG32:sticker.png

cat > probe.pl <<'PL'
use strict;
use warnings;
use Imager;

my $sticker = Imager->new(file => 'sticker.png') or die Imager->errstr;

# Prints the colour and the opacity of a pixel.
sub look {
  my ($name, $image, $x, $y) = @_;
  print "$name: ", join(', ', $image->getpixel(x => $x, y => $y)->rgba), "\n";
}

sub filter {
  my $image = $sticker->copy;
  $image->filter(@_) or die $image->errstr;

  return $image;
}

look('sticker', $sticker, 16, 24);
look('scale', $sticker->scale(xpixels => 32, ypixels => 24, type => 'nonprop'), 8, 12);
look('gaussian', filter(type => 'gaussian', stddev => 2), 16, 24);
look('mosaic', filter(type => 'mosaic', size => 16), 16, 10);
look('conv', filter(type => 'conv', coef => [1, 2, 1]), 16, 24);
PL
perl probe.pl | tee imager.txt
diff - imager.txt <<'EXPECTED'
sticker: 198, 134, 96, 255
scale: 198, 134, 96, 191
gaussian: 119, 81, 58, 154
mosaic: 49, 33, 24, 63
conv: 148, 100, 72, 191
EXPECTED

for step in '-resize 50% -crop 1x1+8+12' '-blur 0x2 -crop 1x1+16+24' '-scale 12.5% -scale 800% -crop 1x1+16+10'; do
  # shellcheck disable=SC2086 # several options
  seen=$(convert sticker.png $step +repage -depth 8 -format '%[fx:round(p.r*255)], %[fx:round(p.g*255)], %[fx:round(p.b*255)]' info:)
  echo "ImageMagick, $step: $seen"
  test "$seen" = '198, 134, 96'
done
