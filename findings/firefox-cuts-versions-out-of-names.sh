#!/bin/sh
# Guess: `<a download="Ben vs. Cleo">` or a Content-Disposition with this name gives the saved file this name, and if a browser
#   adds the ending of its type, then behind the name.
# Seen: Firefox takes everything behind the last dot of a name for its ending, and replaces it if it is none of the type of a
#   picture or film: "Ben vs. Cleo" as a GIF is saved as "Ben vs.gif", "Dr. Ben" as "Dr.gif", and "Swap 1.5" and "Swap 1.6"
#   as "Swap 1.gif" and "Swap 1(1).gif". Without a known type, a space behind the dot is lost. Chromium takes "5" and " Cleo" for endings, too,
#   but adds nothing, so that these files have no ending at all, while "Ben and Cleo" becomes "Ben and Cleo.gif".
# Who meets it: pages that name what they make, or what an editor offers, by people, versions or times: in Firefox half of the
#   name is lost, and elsewhere Windows does not know with what to open it.
# What to do: write the right ending into the name, always; then both browsers save all of these names as they are.
set -eu

if ! command -v firefox > /dev/null || ! command -v chromium > /dev/null; then
  if [ "$(id -u)" = 0 ]; then
    apt-get update -qq > /dev/null
    apt-get install -y -qq firefox-esr chromium > /dev/null
  else
    echo 'Install the Debian packages: firefox-esr chromium' >&2
    exit 2
  fi
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent puppeteer-core@25.16.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { launch } from 'puppeteer-core';

const gif = Buffer.from('R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
const server = createServer(({ url }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const isFile = pathname === '/file';
  const name = searchParams.get('name');

  if (name) response.setHeader('Content-Disposition', `attachment; filename="${name}"`);
  response.setHeader('Content-Type', isFile ? searchParams.get('type') : 'text/html');
  response.end(isFile ? gif : '<!doctype html><title>Downloads</title><a>Download</a>');
});
await new Promise((resolve) => server.listen(0, resolve));
const site = `http://localhost:${server.address().port}/`;

const names = ['Ben and Cleo', 'Ben vs. Cleo', 'Dr. Ben', 'Swap 1.5', 'Swap 1.6', 'Swap 1.5.gif', 'Ben vs. Cleo.gif'];
const start = {
  chromium: (folder) =>
    launch({
      browser: 'chrome',
      executablePath: '/usr/bin/chromium',
      args: ['--no-sandbox'],
      downloadBehavior: { policy: 'allow', downloadPath: folder },
    }),
  firefox: (folder) =>
    launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox',
      extraPrefsFirefox: {
        'browser.download.folderList': 2,
        'browser.download.dir': folder,
        'browser.download.always_ask_before_handling_new_types': false,
      },
    }),
};

/** Waits for a finished file that was not in a folder before, for at most 20 seconds, and returns its name. */
const newFile = async (folder, before) => {
  for (let tries = 0; tries < 400; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));

    const file = readdirSync(folder).find(
      (name) => !before.includes(name) && !/\.(crdownload|part)$/.test(name),
    );
    if (file) return file;
  }

  throw new Error(`Nothing was saved in ${folder}.`);
};

/** Returns the name under which a browser saves a file in its folder. */
const save = async ({ browser, folder }, { name, type, inHeader }) => {
  const page = await browser.newPage();
  await page.goto(site);

  const before = readdirSync(folder);
  const query = new URLSearchParams(inHeader ? { type, name } : { type });
  await page.$eval(
    'a',
    (link, href, download) => {
      link.href = href;
      if (download) link.download = download;
      link.click();
    },
    `/file?${query}`,
    inHeader ? '' : name,
  );
  const file = await newFile(folder, before);

  await page.close();

  return file;
};

const saved = { firefox: {}, chromium: {} };
for (const name of ['chromium', 'firefox']) {
  const folder = `${process.cwd()}/${name}`;
  mkdirSync(folder);

  const downloads = { browser: await start[name](folder), folder };
  for (const wished of names) {
    saved[name][wished] = await save(downloads, { name: wished, type: 'image/gif' });
  }
  const other = {
    header: await save(downloads, { name: 'Cleo vs. Ben', type: 'image/gif', inHeader: true }),
    film: await save(downloads, { name: 'Clip 1.5', type: 'video/mp4' }),
    'unknown type': await save(downloads, { name: 'Mia vs. Ben', type: 'application/octet-stream' }),
  };

  console.log(name, saved[name], other);
  Object.assign(saved[name], other);
  await downloads.browser.close();
}
server.close();

assert.deepEqual(saved.firefox, {
  'Ben and Cleo': 'Ben and Cleo.gif',
  'Ben vs. Cleo': 'Ben vs.gif',
  'Dr. Ben': 'Dr.gif',
  'Swap 1.5': 'Swap 1.gif',
  'Swap 1.6': 'Swap 1(1).gif',
  'Swap 1.5.gif': 'Swap 1.5.gif',
  'Ben vs. Cleo.gif': 'Ben vs. Cleo.gif',
  header: 'Cleo vs.gif',
  film: 'Clip 1.mp4',
  'unknown type': 'Mia vs.Ben',
});
assert.deepEqual(saved.chromium, {
  'Ben and Cleo': 'Ben and Cleo.gif',
  'Ben vs. Cleo': 'Ben vs. Cleo',
  'Dr. Ben': 'Dr. Ben',
  'Swap 1.5': 'Swap 1.5',
  'Swap 1.6': 'Swap 1.6',
  'Swap 1.5.gif': 'Swap 1.5.gif',
  'Ben vs. Cleo.gif': 'Ben vs. Cleo.gif',
  header: 'Cleo vs. Ben',
  film: 'Clip 1.5',
  'unknown type': 'Mia vs. Ben',
});
JS
firefox --version
chromium --version
HOME="$work" node probe.mjs
