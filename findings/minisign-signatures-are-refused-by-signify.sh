#!/bin/sh
# Guess: what minisign signs is verified by OpenBSD's signify, and the other way round, as its documentation says that keys
#   and signatures of both are compatible, and that signify ignores the trusted comment.
# Seen: signify calls a signature of minisign an "unsupported file", with a key that it reads: since 0.10 minisign signs the
#   hash of a file (the type "ED"), and only with `-l` the file ("Ed"), as signify does. minisign refuses each signature of
#   signify ("Trusted comment not present").
# Who meets it: pages that offer app.dmg.minisig and give the command for either program.
# What to do: sign with `minisign -S -l`, which both verify; name the one program that can verify a file.
set -eu

missing=
for package in minisign signify-openbsd; do
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

dpkg-query -W -f '${Package} ${Version}\n' minisign signify-openbsd

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo 'The program' > app.dmg
minisign -G -W -p minisign.pub -s minisign.key > /dev/null
signify-openbsd -G -n -p signify.pub -s signify.sec

minisign -S -s minisign.key -m app.dmg -x today.minisig > /dev/null
minisign -S -l -s minisign.key -m app.dmg -x legacy.minisig > /dev/null
signify-openbsd -S -s signify.sec -m app.dmg -x app.dmg.sig

# check PROGRAM KEY SIGNATURE EXPECTED_MESSAGE
check() {
  case $1 in
    minisign) minisign -V -p "$2" -m app.dmg -x "$3" > message 2>&1 || true ;;
    signify) signify-openbsd -V -p "$2" -m app.dmg -x "$3" > message 2>&1 || true ;;
  esac

  echo "$1 $3: $(head -n 1 message)"
  test "$(head -n 1 message)" = "$4"
}

check minisign minisign.pub today.minisig 'Signature and comment signature verified'
check minisign minisign.pub legacy.minisig 'Signature and comment signature verified'
check signify minisign.pub legacy.minisig 'Signature Verified'
check signify minisign.pub today.minisig 'signify-openbsd: unsupported file today.minisig'
check signify signify.pub app.dmg.sig 'Signature Verified'
check minisign signify.pub app.dmg.sig 'Trusted comment not present'

for signature in legacy.minisig today.minisig app.dmg.sig; do
  echo "$signature: $(sed -n 2p $signature | base64 -d | head -c 2)"
done
