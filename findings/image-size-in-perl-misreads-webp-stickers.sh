#!/bin/sh
# Guess: `imgsize` of Image::Size for Perl, which reads WebP files, says 240 x 320 of each WebP picture of this size.
# Seen: of lossy pictures without transparency only. A lossless one is 2482 x 16155, for example, or what its pixels happen to be, and one with transparency or an
#   animation is 16128 x 1, as a number is read at a place that has another meaning there. There is no error. Image::Info, which
#   is for Perl too, and FFmpeg are right; `html_imgsize` writes the wrong numbers into pages.
# Who meets it: sites in Perl (wikis, galleries, blogs) with stickers, screenshots and cut-out faces in WebP: the page keeps room for a line of
#   16,000 pixels.
# What to do: Image::Info (`dim(image_info($file))`).
set -eu

missing=
for package in ffmpeg imagemagick libimage-info-perl libimage-size-perl webp; do
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

dpkg-query -W -f '${Package} ${Version}\n' libimage-size-perl libimage-info-perl webp ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

convert -size 240x320 gradient:red-blue -depth 8 PNG24:photo.png
convert photo.png -alpha set -channel A -evaluate set 50% PNG32:sticker.png
cwebp -quiet photo.png -o lossy.webp
cwebp -quiet -lossless photo.png -o lossless.webp
cwebp -quiet sticker.png -o transparent.webp
img2webp -d 100 photo.png sticker.png -o animated.webp > /dev/null 2>&1

cat > probe.pl <<'PL'
use strict;
use warnings;
use Image::Info qw(dim image_info);
use Image::Size qw(html_imgsize imgsize);

my $file = shift;
my $size = join ' x ', (imgsize($file))[0, 1];
my $info = join ' x ', dim(image_info($file));
print "$size, $info, ", html_imgsize($file), "\n";
PL

# look FILE WHETHER_RIGHT
look() {
  seen=$(perl probe.pl "$1.webp")
  echo "$1: Image::Size, Image::Info and html_imgsize: $seen"

  case $seen in
    '240 x 320, 240 x 320, width="240" height="320"') test "$2" = right ;;
    *', 240 x 320, '*) test "$2" = wrong ;;
    *) exit 1 ;;
  esac
}

for name in lossy lossless transparent; do
  test "$(ffprobe -v error -show_entries stream=width,height -of csv=p=0:s=x $name.webp)" = 240x320
done

look lossy right
look lossless wrong
look transparent wrong
look animated wrong
