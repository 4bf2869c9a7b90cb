#!/bin/sh
# Guess: the box that facedetect prints for a photo is where the face is in the file, so that `convert -crop` of ImageMagick cuts the face out.
# Seen: for a photo of an upright phone, which is stored on its side with a note to turn it, the box is that of the turned photo, as OpenCV
#   turns it when it reads it. ImageMagick cuts the same numbers out of the stored one: no face in it. With
#   `-auto-orient` before `-crop`, or for photos without the note, all is right.
# Who meets it: scripts that cut faces or thumbnails out of many photos: those of cameras are right, those of phones show a wall.
# What to do: `mogrify -auto-orient` of all photos first, or `convert photo.jpg -auto-orient -crop …`.
set -eu

for package in facedetect imagemagick libimage-exiftool-perl python3-skimage; do
  if ! dpkg-query -W "$package" > /dev/null 2>&1; then
    if [ "$(id -u)" -ne 0 ]; then
      echo "Missing: the Debian package $package" >&2
      exit 2
    fi

    apt-get update -qq > /dev/null
    apt-get install -y -qq --no-install-recommends "$package" > /dev/null
  fi
done

dpkg-query -W -f '${Package} ${Version}\n' facedetect imagemagick python3-opencv

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# The portrait of an astronaut, which comes with scikit-image.
portrait=$(dpkg-query -L python3-skimage | grep '/data/astronaut\.png$')

convert "$portrait" -strip -quality 95 upright.jpg
convert "$portrait" -rotate 270 -strip -quality 95 phone.jpg
exiftool -q -overwrite_original -n -Orientation=6 phone.jpg

# Cuts the biggest face out of a photo, with options for ImageMagick, and says whether the piece has a face.
cut_out() {
  photo=$1
  shift

  # shellcheck disable=SC2046 # four numbers, separated by spaces
  set -- $(facedetect --biggest "$photo") "$@"
  box="$(($3 * 2))x$(($4 * 2))+$(($1 - $3 / 2))+$(($2 - $4 / 2))"
  shift 4

  convert "$photo" "$@" -crop "$box" +repage -strip piece.png

  status=0
  facedetect --query piece.png || status=$?

  case $status in
    0) found=face ;;
    2) found='no face' ;;
    *) exit 1 ;;
  esac
}

check() {
  echo "$1: $box, $found"
  [ "$found" = "$2" ]
}

cut_out upright.jpg
check 'stored upright' face

cut_out phone.jpg
check 'stored on its side' 'no face'

cut_out phone.jpg -auto-orient
check 'stored on its side, with -auto-orient' face
