#!/bin/sh
# Guess: `language=de` becomes `deu` in an MP4 film, whose languages have three letters.
# Seen: nothing is written, and there is no warning: the sound is of an unknown language. `pt-BR` is lost too. `deu`
#   and `ger`, two names of German, are both written as they are, so that players see two languages. MKVToolNix takes
#   `de` and `pt-BR` and writes both names, old and new, into MKV; FFmpeg reads the old one only, and a copy has lost
#   Brazil.
# Who meets it: films with one sound or subtitles for each language of a site, whose files are named by its codes.
# What to do: write three letters (those with `-T`: `deu`, `fra`), and name the country in `title`.
set -eu

missing=
for package in ffmpeg mkvtoolnix; do
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

dpkg-query -W -f '${Package} ${Version}\n' ffmpeg mkvtoolnix

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# The languages of all streams, in their order.
languages() {
  ffprobe -v error -show_entries stream=index:stream_tags=language -of csv=p=0 "$1" | cut -d, -f2 -s | tr '\n' ' '
}

check() {
  seen=$(languages "$2")
  echo "$1: $seen"
  [ "$seen" = "$3" ]
}

tone() { printf '%s' '-f lavfi -i sine=d=1'; }

# shellcheck disable=SC2046 # several arguments
ffmpeg -v error $(tone) $(tone) $(tone) $(tone) -map 0 -map 1 -map 2 -map 3 -metadata:s:0 language=de \
  -metadata:s:1 language=pt-BR -metadata:s:2 language=deu -metadata:s:3 language=ger film.mp4
check 'de, pt-BR, deu and ger in MP4' film.mp4 'deu ger '

# shellcheck disable=SC2046
ffmpeg -v error $(tone) $(tone) -map 0 -map 1 plain.mp4
mkvmerge -q -o film.mkv --language 0:de --language 1:pt-BR plain.mp4
ffmpeg -v error -i film.mkv -map 0 -c copy copy.mkv

ietf() { mkvmerge -J "$1" | tr ',' '\n' | sed -n 's/.*"language_ietf": "\(.*\)".*/\1/p' | tr '\n' ' '; }

before=$(ietf film.mkv)
after=$(ietf copy.mkv)
echo "de and pt-BR of MKVToolNix: $before| copied by FFmpeg: $after"
[ "$before" = 'de pt-BR ' ]
[ "$after" != "$before" ]
check 'the same, as FFmpeg reads them' copy.mkv 'ger por '
