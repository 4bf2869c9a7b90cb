#!/bin/sh
# Guess: `FastImage.size` for Ruby returns the size of an upright photo of a phone, 240 x 320, as of any JPEG file, and of a drawing of 2 cm x 50 % nothing,
#   or what its `viewBox` says.
# Seen: a photo without the mark of its turn is measured, one with it raises a NameError about StringIO, which is not swallowed as other errors
#   are, unless the program itself has loaded `stringio`. With it, the size is right. A drawing with `width="2cm" height="50%"` is
#   2 x 50 pixels large.
# Who meets it: sites in Ruby that read the sizes of pictures that visitors or editors upload: it works with those of the site, and ends at the
#   first photo of a phone.
# What to do: `require 'stringio'` in front of it; sizes of drawings in pixels.
set -eu

missing=
for package in imagemagick libimage-exiftool-perl ruby ruby-fastimage; do
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

dpkg-query -W -f '${Package} ${Version}\n' ruby-fastimage ruby libimage-exiftool-perl

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

convert -size 320x240 gradient:red-blue plain.jpg
cp plain.jpg phone.jpg
exiftool -q -overwrite_original -n -Orientation=6 phone.jpg
echo '<svg xmlns="http://www.w3.org/2000/svg" width="2cm" height="50%" viewBox="0 0 640 480"/>' > drawing.svg

cat > probe.rb <<'RB'
require 'fastimage'

puts(ARGV.map do |file|
  FastImage.size(file).join(' x ')
rescue NameError => e
  e.message.lines.first.strip
end.join(', '))
RB

seen=$(/usr/bin/ruby probe.rb plain.jpg phone.jpg drawing.svg)
loaded=$(/usr/bin/ruby -rstringio probe.rb plain.jpg phone.jpg drawing.svg)
echo "plain photo, photo of a phone, drawing: $seen"
echo "the same with stringio:                 $loaded"
test "$seen" = '320 x 240, uninitialized constant FastImage::StringIO, 2 x 50'
test "$loaded" = '320 x 240, 240 x 320, 2 x 50'
