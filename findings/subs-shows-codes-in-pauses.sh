#!/bin/sh
# Guess: `subs` (Subtitles for Perl) reads a SAMI file that it has written as it was: two captions with a pause between them.
# Seen: three captions: the pause has become a caption of the letters `&nbsp;`. The key of the text is gone, as "<" is written as it is, and words
#   in italics are no longer so. The style sheet of the file sets white text on a white ground. FFmpeg reads the pause of the same file as
#   a pause; the key is lost as well.
# Who meets it: captions for players that read SAMI (.smi), as in Korea: each pause shows a code.
# What to do: SRT, or FFmpeg to read such files.
set -eu

missing=
for package in libsubtitles-perl ffmpeg; do
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

dpkg-query -W -f '${Package} ${Version}\n' libsubtitles-perl ffmpeg

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > captions.srt <<'SRT'
1
00:00:01,000 --> 00:00:02,500
Press <Shift> <i>now</i>

2
00:00:03,000 --> 00:00:04,500
Hello
SRT

subs -c smi -o captions.smi captions.srt
subs -c srt -o back.srt captions.smi
ffmpeg -v quiet -i captions.smi ffmpeg.srt
sed -n '/<BODY>/,$p' captions.smi

for file in captions back ffmpeg; do
  echo "$file: $(grep -c -e '-->' "$file.srt") captions, $(grep -c '^&nbsp;$' "$file.srt") of them a code"
  cat "$file.srt"
done

texts() {
  grep -v -E '^[0-9]*$|-->' "$1" | tr '\n' '|'
}

grep -A 1 -F 'color: #FFFFFF;' captions.smi | grep -q -F 'background-color: #FFFFFF;'
test "$(texts back.srt | tr -s ' ')" = 'Press now|&nbsp;|Hello|'
test "$(grep -c -e '-->' ffmpeg.srt)" = 2
test "$(grep -c -F '<Shift>' ffmpeg.srt)" = 0
