#!/bin/sh
# Guess: `linux.desktop.desktopActions` of electron-builder, as in the example of its documentation, adds "Live mode" to the
#   menu of the icon, and `desktop.entry`, which "overwrites default values", sets the comment.
# Seen: it writes the group of the action, but not the key `Actions=live`, without which there is none: GLib lists no action,
#   and desktop-file-validate calls the file wrong. `Comment` of the entry is overwritten by the description of package.json,
#   while `Comment[de]` stays: the German text is the translation of another one. `executableArgs` with a space are two.
# Who meets it: desktop apps for Linux (.deb, .rpm, AppImage, Flatpak) with actions or translated menu entries.
# What to do: `desktop: { entry: { Actions: 'live;' } }`, the comment as `linux.description`, quotes within an
#   argument, and run desktop-file-validate on what is in the package.
set -eu

missing=
for package in desktop-file-utils python3-gi; do
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

dpkg-query -W -f '${Package} ${Version}\n' desktop-file-utils libglib2.0-0

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent app-builder-lib@26.17.0

cat > write.cjs <<'JS'
const { writeFileSync } = require('node:fs');
const { LinuxTargetHelper } = require('app-builder-lib/out/targets/LinuxTargetHelper.js');

console.log('app-builder-lib', require('app-builder-lib/package.json').version);

const packager = {
  appInfo: { productName: 'Facewright', sanitizedProductName: 'Facewright', description: 'From package.json' },
  executableName: 'sh',
  info: { metadata: { desktopName: 'facewright.desktop' } },
  platformSpecificBuildOptions: {},
  fileAssociations: [],
  config: {},
};
const helper = Object.assign(Object.create(LinuxTargetHelper.prototype), { packager });

const options = {
  category: 'Graphics',
  desktop: {
    entry: { Comment: 'Swap faces', 'Comment[de]': 'Gesichter tauschen' },
    desktopActions: { live: { Name: 'Live mode', Exec: '/bin/sh --live' } },
  },
};

async function main() {
  writeFileSync('actions.desktop', await helper.computeDesktopEntry(options));

  const executableArgs = ['--title', 'Live mode'];
  writeFileSync('arguments.desktop', await helper.computeDesktopEntry({ category: 'Graphics', executableArgs }));
}

main();
JS
node write.cjs
cat actions.desktop
grep '^Exec' arguments.desktop

if desktop-file-validate actions.desktop > report.txt; then exit 1; fi
cat report.txt
grep -q 'there is no matching action "live"' report.txt

grep -q '^Comment=From package.json$' actions.desktop
grep -q '^Comment\[de\]=Gesichter tauschen$' actions.desktop
grep -q '^Exec=/opt/Facewright/sh --title Live mode %U$' arguments.desktop

cat > actions.py <<'PY'
import sys

from gi.repository import Gio

print(sys.argv[1], Gio.DesktopAppInfo.new_from_filename(sys.argv[1]).list_actions())
PY

# GLib reads entries of programs that are installed only.
sed 's|/opt/Facewright/sh|/bin/sh|' actions.desktop > as-written.desktop
sed 's|^Type=|Actions=live;\n&|' as-written.desktop > with-actions.desktop
/usr/bin/python3 actions.py as-written.desktop | tee seen
/usr/bin/python3 actions.py with-actions.desktop | tee -a seen
diff - seen <<'TEXT'
as-written.desktop []
with-actions.desktop ['live']
TEXT
