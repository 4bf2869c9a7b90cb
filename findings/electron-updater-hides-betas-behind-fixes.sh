#!/bin/sh
# Guess: with releases on GitHub, the tester of 3.1.0-beta.1 is offered 3.1.0-beta.2, the highest version that there is.
# Seen: electron-updater takes the release that was published last, not the highest one. After a fix of the older line, 3.0.4, it
#   compares 3.1.0-beta.1 with 3.0.4 only, and finds no update: 3.1.0-beta.2, published the day before, is hidden from all
#   testers. Those of "3.1.0-rc.1" get 3.1.0-rc.2, since other names than "alpha" and "beta" are looked for by name.
# Who meets it: Electron apps with a beta and a stable line at the same time.
# What to do: publish the beta again after each release of the older line (with a new number), or use the "generic" provider with
#   one file for each channel.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent electron-updater@6.8.10

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { GitHubProvider } = require('electron-updater/out/providers/GitHubProvider.js');
// The copy that electron-updater uses.
const semver = require(require.resolve('semver', { paths: [require.resolve('electron-updater')] }));

console.log('electron-updater', require('electron-updater/package.json').version);

const entry = (tag) =>
  `<entry><title>${tag}</title><link href="https://github.com/ada/app/releases/tag/${tag}"/><content>.</content></entry>`;

/**
 * Returns the version that electron-updater compares with the installed one, and whether it is newer.
 * The tags have the order of GitHub's feed: the release that was published last comes first.
 */
async function update(installed, tags) {
  // Answers as GitHub does. Each release has a file for each channel.
  const executor = {
    request: async ({ path }) => {
      if (path.endsWith('.atom')) return `<feed xmlns="http://www.w3.org/2005/Atom">${tags.map(entry).join('')}</feed>`;
      const tag = tags.find((tag) => path.includes(`/download/${tag}/`));
      return `version: ${tag.slice(1)}\nfiles:\n  - url: App.exe\n    sha512: x\npath: App.exe\nsha512: x\n`;
    },
  };
  const updater = { currentVersion: semver.parse(installed), allowPrerelease: true, channel: null, fullChangelog: false };
  const options = { provider: 'github', owner: 'ada', repo: 'app' };
  const provider = new GitHubProvider(options, updater, { executor, platform: 'win32', isUseMultipleRangeRequest: false });
  const { version } = await provider.getLatestVersion();

  return `${version} ${semver.gt(version, installed) ? 'is newer' : 'is older: no update'}`;
}

async function main() {
  const found = {
    'before the fix': await update('3.1.0-beta.1', ['v3.1.0-beta.2', 'v3.1.0-beta.1', 'v3.0.3']),
    'after the fix': await update('3.1.0-beta.1', ['v3.0.4', 'v3.1.0-beta.2', 'v3.1.0-beta.1', 'v3.0.3']),
    'after the fix, rc': await update('3.1.0-rc.1', ['v3.0.4', 'v3.1.0-rc.2', 'v3.1.0-rc.1', 'v3.0.3']),
  };
  console.log(found);

  assert.deepEqual(found, {
    'before the fix': '3.1.0-beta.2 is newer',
    'after the fix': '3.0.4 is older: no update',
    'after the fix, rc': '3.1.0-rc.2 is newer',
  });
}

void main();
JS
node probe.cjs
