#!/bin/sh
# Guess: programs that make a picture smaller without a loss keep the mark "made with AI" (`DigitalSourceType`
#   in XMP) or drop it, alike for alike; and programs of one project do the same.
# Seen: jpegoptim keeps the mark, jpegtran drops it. optipng, pngcrush and pngquant keep it, zopflipng drops it.
#   Of the WebP tools, gif2webp keeps it and cwebp drops it; of the AVIF tools, avifenc keeps it and avifdec drops it, in JPEG
#   and in PNG; libheif keeps it in both directions. cjxl drops that of PNG, and packs that of JPEG with Brotli, so
#   that ExifTool does not find it: behind djxl, it is there again. None of them warns.
# Who meets it: sites that show or hand out pictures with swapped faces, which have to be marked in many countries. Whether
#   the mark is left depends on the optimizer in the build or at the host.
# What to do: check the last file, and use `jpegtran -copy all`, `zopflipng --keepchunks=iTXt`, `cwebp -metadata all`.
set -eu

missing=''

for pair in exiftool:libimage-exiftool-perl convert:imagemagick jpegtran:libjpeg-turbo-progs jpegoptim:jpegoptim \
  optipng:optipng pngquant:pngquant pngcrush:pngcrush zopflipng:zopfli cwebp:webp \
  avifenc:libavif-bin heif-enc:libheif-examples cjxl:libjxl-tools; do
  command -v "${pair%:*}" > /dev/null || missing="$missing ${pair#*:}"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing: the Debian packages$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # Several packages.
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' libimage-exiftool-perl libjpeg-turbo-progs jpegoptim optipng pngquant \
  pngcrush zopfli webp libavif-bin libheif-examples libjxl-tools

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

mark=http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia

for name in photo.jpg photo.png photo.gif; do
  convert -size 64x64 plasma:tan-brown -depth 8 -strip "$name"
  exiftool -q -overwrite_original "-XMP-iptcExt:DigitalSourceType=$mark" "$name"
done

# The program, the picture that it made, and whether the mark is to be in it.
check() {
  if [ "$(exiftool -s3 -n -XMP-iptcExt:DigitalSourceType "$2")" = "$mark" ]; then
    seen=kept
  else
    seen=lost
  fi

  printf '%-36s %s\n' "$1" "$seen"
  test "$seen" = "$3"
}

check 'before, JPEG' photo.jpg kept
check 'before, PNG' photo.png kept
check 'before, GIF' photo.gif kept

cp photo.jpg jpegoptim.jpg
jpegoptim -q jpegoptim.jpg
jpegtran -optimize photo.jpg > jpegtran.jpg
jpegtran -copy all -optimize photo.jpg > jpegtran-all.jpg
check jpegoptim jpegoptim.jpg kept
check jpegtran jpegtran.jpg lost
check 'jpegtran -copy all' jpegtran-all.jpg kept

cp photo.png optipng.png
optipng -quiet optipng.png
pngcrush -q photo.png pngcrush.png 2> /dev/null
pngquant --output pngquant.png photo.png
zopflipng photo.png zopflipng.png > /dev/null
zopflipng --keepchunks=iTXt photo.png zopflipng-all.png > /dev/null
check optipng optipng.png kept
check pngcrush pngcrush.png kept
check pngquant pngquant.png kept
check zopflipng zopflipng.png lost
check 'zopflipng --keepchunks=iTXt' zopflipng-all.png kept

gif2webp -quiet photo.gif -o gif2webp.webp
cwebp -quiet photo.jpg -o cwebp.webp
cwebp -quiet -metadata all photo.jpg -o cwebp-all.webp
check gif2webp gif2webp.webp kept
check cwebp cwebp.webp lost
check 'cwebp -metadata all' cwebp-all.webp kept

avifenc -s 10 photo.jpg avifenc.avif > /dev/null
avifdec avifenc.avif avifdec.jpg > /dev/null
avifdec avifenc.avif avifdec.png > /dev/null
heif-enc -A photo.jpg -o heif-enc.avif > /dev/null
heif-convert heif-enc.avif heif-convert.jpg > /dev/null
check avifenc avifenc.avif kept
check 'avifdec to JPEG' avifdec.jpg lost
check 'avifdec to PNG' avifdec.png lost
check 'heif-enc -A' heif-enc.avif kept
check heif-convert heif-convert.jpg kept

cjxl photo.jpg from-jpeg.jxl 2> /dev/null
djxl from-jpeg.jxl djxl.jpg 2> /dev/null
cjxl photo.png from-png.jxl 2> /dev/null
djxl from-png.jxl djxl.png 2> /dev/null
check 'cjxl of JPEG' from-jpeg.jxl lost
check 'djxl of that' djxl.jpg kept
check 'djxl of cjxl of PNG' djxl.png lost
