#!/bin/sh
# Guess: a file of GIMP (.xcf) looks in a program with Qt and KImageFormats as in GIMP, or is refused if it has what the
#   reader does not know.
# Seen: a layer in a hidden group is shown, and one in a group with an opacity of 0, too. A layer in one of the modes that
#   GIMP 2.10 has for new layers covers what is below it: soft light, hard light, dodge, grain merge and the modes for hue
#   and colour are all "normal", and "erase" paints instead of erasing. A half-opaque layer has other colours: 129, 127, 147
#   instead of 150, 127, 159. Nothing is refused. Multiply and hidden layers are as in GIMP.
# Who meets it: retouched faces (grain merge, dodge and soft light are what it is done with), and files with variants in
#   groups, seen in a viewer of KDE, or put into a film by MLT, which reads .xcf with Qt.
# What to do: export PNG from GIMP.
set -eu

missing=
for package in gimp kimageformat-plugins python3-pyqt5; do
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

dpkg-query -W -f '${Package} ${Version}\n' gimp kimageformat-plugins python3-pyqt5

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# For GIMP: a layer of the skin tone 198, 134, 96, and above it, alone or in a group, one of the blue 60, 120, 200.
# Each file is saved as it is (.xcf), and as GIMP shows it (.png).
cat > draw.scm <<'SCM'
(define (fill layer color)
  (gimp-context-set-foreground color)
  (gimp-drawable-fill layer FILL-FOREGROUND))

(define (layer image name mode opacity)
  (car (gimp-layer-new image 60 40 RGBA-IMAGE name opacity mode)))

(define (draw name mode opacity in-group change)
  (let* ((image (car (gimp-image-new 60 40 RGB)))
         (skin (layer image "face" LAYER-MODE-NORMAL 100))
         (group (car (gimp-layer-group-new image)))
         (blue (layer image "face copy" mode opacity)))
    (gimp-image-insert-layer image skin 0 0)
    (fill skin '(198 134 96))
    (if in-group (gimp-image-insert-layer image group 0 0))
    (gimp-image-insert-layer image blue (if in-group group 0) 0)
    (fill blue '(60 120 200))
    (change group blue)
    (gimp-xcf-save 0 image blue (string-append name ".xcf") name)
    (let* ((shown (car (gimp-image-duplicate image)))
           (all (car (gimp-image-merge-visible-layers shown CLIP-TO-IMAGE))))
      (file-png-save 1 shown all (string-append name ".png") name 0 9 0 0 0 0 0))))

(define (nothing group blue) #t)

(draw "normal" LAYER-MODE-NORMAL 100 #f nothing)
(draw "multiply-legacy" LAYER-MODE-MULTIPLY-LEGACY 100 #f nothing)
(draw "half" LAYER-MODE-NORMAL 50 #f nothing)
(draw "hard-light" LAYER-MODE-HARDLIGHT 100 #f nothing)
(draw "soft-light" LAYER-MODE-SOFTLIGHT 100 #f nothing)
(draw "dodge" LAYER-MODE-DODGE 100 #f nothing)
(draw "grain-merge" LAYER-MODE-GRAIN-MERGE 100 #f nothing)
(draw "colour" LAYER-MODE-HSL-COLOR 100 #f nothing)
(draw "erase" LAYER-MODE-ERASE 100 #f nothing)
(draw "hidden-layer" LAYER-MODE-NORMAL 100 #f (lambda (group blue) (gimp-item-set-visible blue FALSE)))
(draw "hidden-group" LAYER-MODE-NORMAL 100 #t (lambda (group blue) (gimp-item-set-visible group FALSE)))
(draw "clear-group" LAYER-MODE-NORMAL 100 #t (lambda (group blue) (gimp-layer-set-opacity group 0)))
(gimp-quit 0)
SCM
HOME=$work timeout 120 gimp -i -d -f -s -b - < draw.scm > log.txt 2>&1

cat > look.py <<'PY'
import sys

from PyQt5.QtGui import QImageReader

print(*QImageReader(sys.argv[1]).read().pixelColor(10, 10).getRgb(), sep=",")
PY

# look NAME: red, green, blue and opacity in GIMP and in Qt.
look() {
  gimp=$(QT_QPA_PLATFORM=offscreen /usr/bin/python3 look.py "$1.png")
  qt=$(QT_QPA_PLATFORM=offscreen /usr/bin/python3 look.py "$1.xcf")
  seen="$gimp $qt"
  echo "$1: GIMP $gimp; Qt $qt"
}

look normal
test "$seen" = '60,120,200,255 60,120,200,255'

look multiply-legacy
test "$seen" = '47,63,75,255 47,63,75,255'

look hidden-layer
test "$seen" = '198,134,96,255 198,134,96,255'

look hidden-group
test "$seen" = '198,134,96,255 60,120,200,255'

look clear-group
test "$seen" = '198,134,96,255 60,120,200,255'

look half
test "$seen" = '150,127,159,255 129,127,147,255'

look hard-light
test "$seen" = '93,126,186,255 60,120,200,255'

look soft-light
test "$seen" = '175,130,130,255 60,120,200,255'

look dodge
test "$seen" = '255,253,255,255 60,120,200,255'

look grain-merge
test "$seen" = '131,127,169,255 60,120,200,255'

look colour
test "$seen" = '87,138,207,255 60,120,200,255'

look erase
test "$seen" = '198,134,96,0 60,120,200,255'
