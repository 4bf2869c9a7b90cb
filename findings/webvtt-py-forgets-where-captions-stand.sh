#!/bin/sh
# Guess: webvtt-py reads a file of captions and saves it again with all that it had, or says what it leaves out.
# Seen: it keeps the words and the times. Where a caption stands (line, position, align), the STYLE block and the notes
#   are gone: captions that were laid at the top, to leave the mouth of the speaker free, are at the bottom again and
#   have no colour. In an SRT file that it saves, the codes of WebVTT stay as they are, so that viewers read "&amp;" and
#   perhaps "<v Ada>".
# Who meets it: those who correct words or shift times of captions by a script.
# What to do: change the text with search and replace, or compare both files afterwards.
set -eu

missing=
for package in python3 python3-webvtt; do
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

dpkg-query -W -f '${Package} ${Version}\n' python3 python3-webvtt

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

cat > captions.vtt <<'VTT'
WEBVTT

STYLE
::cue { color: yellow }

NOTE Checked by Ada

1
00:01.000 --> 00:02.000 line:0 position:10% align:start
<v Ada>Before &amp; after</v>
VTT

cat > probe.py <<'PYTHON'
import webvtt

print("webvtt-py", webvtt.__version__)

captions = webvtt.read("captions.vtt")
captions.save("saved.vtt")
captions.save_as_srt("saved.srt")
PYTHON
/usr/bin/python3 probe.py

cat captions.vtt
echo '--- saved as WebVTT'
cat saved.vtt
echo
echo '--- saved as SRT'
cat saved.srt

grep -q '^00:00:01.000 --> 00:00:02.000$' saved.vtt
grep -q 'Before &amp; after' saved.vtt
grep -q 'Before &amp; after' saved.srt

if grep -qE 'STYLE|NOTE|line:' saved.vtt; then
  exit 1
fi
