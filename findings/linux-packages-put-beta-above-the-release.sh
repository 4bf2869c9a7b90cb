#!/bin/sh
# Guess: electron-builder and electron-installer-redhat name the trial version 3.0.3-beta.1 so that each system updates
#   it to 3.0.3, as they do for Debian: 3.0.3~beta.1.
# Seen: for Debian and RPM, electron-builder writes the tilde. For Arch Linux (pacman) it writes 3.0.3_beta.1, which
#   pacman takes for newer than 3.0.3; 3.0.3beta1 would be older. electron-installer-redhat, which Electron Forge uses
#   for RPM, writes 3.0.3.beta.1, which is newer for RPM. electron-installer-debian writes the tilde before the words
#   alpha, beta, dev, pre and rc alone: 3.0.3-canary.1 and 3.0.3-beta.1+7 stay as they are and are newer for dpkg.
# Who meets it: makers of desktop programs with trial versions: who has installed one never gets the release.
# What to do: hand over another version for these targets, or call the release 3.0.4.
set -eu

missing=''
command -v rpm > /dev/null || missing="$missing rpm"
command -v vercmp > /dev/null || missing="$missing makepkg"

if [ -n "$missing" ]; then
  if [ "$(id -u)" -ne 0 ]; then
    echo "Missing: the Debian packages$missing" >&2
    exit 2
  fi

  # shellcheck disable=SC2086
  apt-get install -y -qq --no-install-recommends $missing > /dev/null
fi

for package in rpm makepkg dpkg; do
  dpkg-query -W -f '${Package} ${Version}\n' "$package"
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent app-builder-lib@26.17.0 electron-installer-debian@4.0.0 \
  electron-installer-redhat@4.0.0

# Prints what electron-builder, electron-installer-redhat and electron-installer-debian make of a version.
cat > name.cjs <<'JS'
const { LinuxTargetHelper } = require('app-builder-lib/out/targets/LinuxTargetHelper.js');
const { transformVersion } = require('electron-installer-debian');
const { Installer } = require('electron-installer-redhat');

const [, , tool, version] = process.argv;

const builder = Object.create(LinuxTargetHelper.prototype);
builder.packager = { appInfo: { version } };

const forge = new Installer({ logger() {} });
forge.options = { logger() {}, version };
forge.normalizeVersion();

const names = {
  'builder-pacman': builder.getSanitizedVersion('pacman'),
  'builder-rpm': builder.getSanitizedVersion('rpm'),
  'builder-deb': builder.getSanitizedVersion('deb'),
  'forge-rpm': forge.options.version,
  'forge-deb': transformVersion(version),
};

console.log(names[tool]);
JS

# Says whether the system takes the first version for older or newer than the second one.
compare() {
  case $1 in
    *-pacman) sign=$(vercmp "$2" "$3") ;;
    *-rpm) sign=$(rpm --eval "%{lua: print(rpm.vercmp('$2', '$3'))}") ;;
    *-deb) sign=$(if dpkg --compare-versions "$2" lt "$3"; then echo -1; else echo 1; fi) ;;
  esac

  case $sign in
    -*) echo older ;;
    *) echo newer ;;
  esac
}

check() {
  name=$(node name.cjs "$1" "$2")
  place=$(compare "$1" "$name" 3.0.3)
  echo "$1: $2 becomes $name, $place than 3.0.3"
  [ "$name $place" = "$3" ]
}

check builder-deb 3.0.3-beta.1 '3.0.3~beta.1 older'
check builder-rpm 3.0.3-beta.1 '3.0.3~beta.1 older'
check builder-pacman 3.0.3-beta.1 '3.0.3_beta.1 newer'
check forge-rpm 3.0.3-beta.1 '3.0.3.beta.1 newer'
check forge-deb 3.0.3-beta.1 '3.0.3~beta.1 older'
check forge-deb 3.0.3-canary.1 '3.0.3-canary.1 newer'
check forge-deb 3.0.3-beta.1+7 '3.0.3-beta.1+7 newer'
[ "$(compare x-pacman 3.0.3beta1 3.0.3)" = older ]
