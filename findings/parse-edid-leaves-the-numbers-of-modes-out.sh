#!/bin/sh
# Guess: parse-edid turns the description of a screen (EDID) into a section of Xorg's configuration, with a "Modeline" for
#   each mode: clock, widths and heights.
# Seen: all numbers are missing. What is left of a mode of 1920 x 1080 is its name and its flags, `"Mode 0" +hsync +vsync`,
#   with exit status 0 and the message "Checksum Correct". Xorg cannot use it. edid-decode writes the whole line from the
#   same 128 bytes, and finds them in accordance with the standard.
# Who meets it: those who set up a screen that is not there: a second desktop to be recorded, a computer without a monitor
#   that streams a camera, a capture card.
# What to do: edid-decode with `-X`.
set -eu

missing=
for package in read-edid edid-decode xxd; do
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

dpkg-query -W -f '${Package} ${Version}\n' read-edid edid-decode

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

# A screen of 1920 x 1080 at 60 frames per second, EDID 1.4; the last byte makes the sum of all bytes a multiple of 256.
xxd -r -p > screen.bin << 'HEX'
00 ff ff ff ff ff ff 00 10 ac 34 12 40 e2 01 00
14 22 01 04 a5 3c 22 78 3e ee 91 a3 54 4c 99 26
0f 50 54 21 08 00 d1 c0 81 c0 01 01 01 01 01 01
01 01 01 01 01 01 02 3a 80 18 71 38 2d 40 58 2c
45 00 58 54 21 00 00 1e 00 00 00 fc 00 46 41 43
45 20 32 37 0a 20 20 20 20 20 00 00 00 ff 00 43
41 4d 30 30 31 32 33 34 35 0a 20 20 00 00 00 fd
00 38 4c 1e 53 11 01 0a 20 20 20 20 20 20 00 8f
HEX

edid-decode --check screen.bin > decoded.txt
edid-decode -X screen.bin | grep -A 3 'DTD 1' | grep -F Modeline > expected.txt
parse-edid < screen.bin > section.txt
grep -F Modeline section.txt > found.txt

grep -E 'DTD 1|conformity' decoded.txt
echo "edid-decode -X: $(xargs < expected.txt)"
echo "parse-edid:     $(xargs < found.txt)"

grep -q 'EDID conformity: PASS' decoded.txt
grep -q 'DTD 1: *1920x1080 *60.000000 Hz' decoded.txt
grep -q '148.500 *1920 2008 2052 2200 *1080 1084 1089 1125 *+HSync +VSync' expected.txt
test "$(xargs < found.txt)" = 'Modeline Mode 0 +hsync +vsync'
