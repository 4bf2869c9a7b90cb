#!/bin/sh
# Guess: `${VersionCompare}` of NSIS, by which installers refuse to replace a newer program, compares as semver does: a trial
#   version is older than its release, and leading zeros are of no account.
# Seen: 3.0.3-beta.1 is newer than 3.0.3, and 3.0.3-rc1 and 3.0.3+8 are equal to it: letters and signs are cut off, and what
#   follows the next dot is a further number. A number with a leading zero is less than each without one: 2026.05.01 is
#   older than 2026.4.30, 26.08 older than 26.4, and 3.0.09 older than 3.0.8. In front, a "v" makes any version old.
# Who meets it: users of a trial version, whom the installer of the release tells that they have a newer one; programs with
#   versions by date.
# What to do: compare four plain numbers without leading zeros, with the build as the fourth, which a release has higher.
set -eu

missing=
for package in nsis wine wine64; do
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

dpkg-query -W -f '${Package} ${Version}\n' nsis wine

work=$(mktemp -d)
trap 'wineserver -k || true; rm -rf "$work"' EXIT
cd "$work"
export WINEPREFIX="$work/windows" WINEDEBUG=-all

cat > compare.nsi <<'NSI'
Target amd64-unicode
Unicode true
Name compare
OutFile compare.exe
SilentInstall silent
RequestExecutionLevel user
!include WordFunc.nsh

!macro compare left right
  ${VersionCompare} "${left}" "${right}" $0
  FileWrite $9 "${left} $0 ${right}$\n"
!macroend

Section
  FileOpen $9 "$EXEDIR\seen" w
  !insertmacro compare 3.0.10 3.0.9
  !insertmacro compare 3.0 3.0.0
  !insertmacro compare 3.0.3-beta.1 3.0.3
  !insertmacro compare 3.0.3-rc1 3.0.3
  !insertmacro compare 3.0.3+7 3.0.3+8
  !insertmacro compare v3.0.3 3.0.2
  !insertmacro compare 2026.05.01 2026.4.30
  !insertmacro compare 2026.10.08 2026.10.7
  !insertmacro compare 26.08 26.4
  !insertmacro compare 3.0.09 3.0.8
  FileClose $9
SectionEnd
NSI
makensis -V2 compare.nsi
timeout 300 wine compare.exe 2> /dev/null

# NSIS writes 0 for equal, 1 if the left version is newer, 2 if the right one is.
sed -i 's/ 0 / is equal to /; s/ 1 / is newer than /; s/ 2 / is older than /' seen
cat seen

diff - seen <<'TEXT'
3.0.10 is newer than 3.0.9
3.0 is equal to 3.0.0
3.0.3-beta.1 is newer than 3.0.3
3.0.3-rc1 is equal to 3.0.3
3.0.3+7 is equal to 3.0.3+8
v3.0.3 is older than 3.0.2
2026.05.01 is older than 2026.4.30
2026.10.08 is older than 2026.10.7
26.08 is older than 26.4
3.0.09 is older than 3.0.8
TEXT
