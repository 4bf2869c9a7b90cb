#!/bin/sh
# Guess: with releases on GitHub, a pre-release of an app gets the newest release: 3.0.3-rc.2 is followed by 3.0.3, as
#   3.0.3-beta.2 is.
# Seen: electron-updater looks for the release only if the first part of the pre-release is exactly "alpha" or "beta". 3.0.3-rc.2
#   and 3.0.3-beta2 (without a point) are on channels of their own, "rc" and "beta2": for 3.0.3-rc.2, the newest version is
#   3.0.3-rc.2, for 3.0.3-beta2 it is 3.0.3-beta2, and 3.0.3 is never offered to those who tested it.
# Who meets it: testers of Electron apps whose release candidates are called "rc", or whose betas are numbered without a point.
# What to do: call them 3.0.3-beta.2, also the candidates; or set `autoUpdater.allowPrerelease = false` in candidates, which then
#   get releases only.
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

// The newest first, as in the feed of GitHub.
const tags = ['v3.0.3', 'v3.0.3-rc.2', 'v3.0.3-beta2', 'v3.0.3-beta.2', 'v3.0.3-rc.1', 'v3.0.3-beta1', 'v3.0.3-beta.1', 'v3.0.2'];
const entry = (tag) =>
  `<entry><title>${tag}</title><link href="https://github.com/ada/app/releases/tag/${tag}"/><content>.</content></entry>`;
const feed = `<feed xmlns="http://www.w3.org/2005/Atom">${tags.map(entry).join('')}</feed>`;

/** Answers as GitHub does. Each release has a file for each channel. */
const executor = {
  request: async ({ path }) => {
    if (path.endsWith('.atom')) return feed;
    if (path.endsWith('/latest')) return JSON.stringify({ tag_name: 'v3.0.3' });
    const tag = tags.find((tag) => path.includes(`/download/${tag}/`));
    return `version: ${tag.slice(1)}\nfiles:\n  - url: App.exe\n    sha512: x\npath: App.exe\nsha512: x\n`;
  },
};

/** Returns the newest version for an installed one. electron-updater allows pre-releases if the installed version is one. */
async function newestFor(installed, allowPrerelease = semver.prerelease(installed) !== null) {
  const updater = { currentVersion: semver.parse(installed), allowPrerelease, channel: null, fullChangelog: false };
  const options = { provider: 'github', owner: 'ada', repo: 'app' };
  const provider = new GitHubProvider(options, updater, { executor, platform: 'win32', isUseMultipleRangeRequest: false });

  return (await provider.getLatestVersion()).version;
}

async function main() {
  const found = {};
  for (const installed of ['3.0.2', '3.0.3-beta.1', '3.0.3-beta1', '3.0.3-rc.1', '3.0.3-rc.2']) {
    found[installed] = await newestFor(installed);
  }
  found['3.0.3-rc.2, allowPrerelease = false'] = await newestFor('3.0.3-rc.2', false);
  console.log('Releases:', tags.join(' '));
  console.log('The newest version for an installed one:', found);

  assert.equal(semver.rsort([...tags])[0], 'v3.0.3');
  assert.deepEqual(found, {
    '3.0.2': '3.0.3',
    '3.0.3-beta.1': '3.0.3',
    '3.0.3-beta1': '3.0.3-beta1',
    '3.0.3-rc.1': '3.0.3-rc.2',
    '3.0.3-rc.2': '3.0.3-rc.2',
    '3.0.3-rc.2, allowPrerelease = false': '3.0.3',
  });
}

void main();
JS
node probe.cjs
