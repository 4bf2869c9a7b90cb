#!/bin/sh
# Guess: captions that are burnt into a film are broken into as many lines as they need, as browsers do it.
# Seen: FFmpeg's filter `subtitles` (libass) breaks lines at spaces only. Japanese has none: the sentence stays one
#   line, and its beginning and its end are cut off at both sides of the picture. Nothing is reported. Arabic, Korean
#   and English sentences of the same length become two lines.
# Who meets it: films with Japanese captions burnt in, made from the same WebVTT file that browsers wrap well.
# What to do: set the line breaks in the file (at most 20 letters a line), or use a newer FFmpeg whose filter has the
#   option `wrap_unicode`, with a libass that was built with libunibreak (the one of Debian 12 was not).
set -eu

missing=
command -v ffmpeg > /dev/null || missing=ffmpeg
for font in fonts-noto-cjk fonts-noto-core; do
  dpkg-query -W -f '${Version}' "$font" > /dev/null 2>&1 || missing="$missing $font"
done

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing Debian packages: $missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086 # names of packages, separated by spaces
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg libass9 fonts-noto-cjk

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# Prints the lightest pixel of a part of the picture, from 0 to 255.
lightest() {
  ffmpeg -v error -i captions.png -vf "crop=$1,format=gray" -f rawvideo - |
    od -An -v -t u1 | tr -s ' ' '\n' | sort -n | tail -1
}

# Burns a caption into a black picture; tells whether there are letters at both edges and in a second line.
burn() {
  printf 'WEBVTT\n\n00:00.000 --> 00:01.000\n%s\n' "$1" > captions.vtt
  ffmpeg -v error -y -f lavfi -i color=black:s=640x360:d=1 -vf subtitles=captions.vtt -frames:v 1 captions.png

  edges=no
  [ "$(lightest 16:360:0:0)" -lt 128 ] || [ "$(lightest 16:360:624:0)" -lt 128 ] || edges=yes
  lines=1
  [ "$(lightest 640:322:0:0)" -lt 128 ] || lines=2
  echo "lines: $lines, cut at both edges: $edges <- $1"
}

burn 'このビデオでは、カメラの映像の顔をリアルタイムで入れ替える方法を説明します。仮想カメラを選ぶだけで使えます。'
[ "$lines $edges" = '1 yes' ]

burn '이 영상에서는 카메라 화면의 얼굴을 실시간으로 바꾸는 방법을 설명합니다. 가상 카메라를 선택하기만 하면 됩니다.'
[ "$lines $edges" = '2 no' ]

burn 'This film shows how to swap the face of your camera while it runs. Choose the virtual camera, and it is ready to use.'
[ "$lines $edges" = '2 no' ]

burn 'يوضح هذا الفيديو كيفية تبديل الوجه في صورة الكاميرا مباشرة أثناء عملها. كل ما عليك هو اختيار الكاميرا الافتراضية لتبدأ.'
[ "$lines $edges" = '2 no' ]
