#!/bin/sh
# Guess: `installerLanguages: ['en', 'zh', 'pt']` of electron-builder makes an installer in Simplified Chinese, which `zh`
#   means by the CLDR and in browsers; its own list begins with China and Portugal.
# Seen: each short code means the last country of its list: `zh` is Taiwan, in Traditional Chinese, and `pt` is Brazil. The
#   license in license_zh.txt is for Taiwan alone: in China, the installer shows the first one, in English, and so it does
#   in Portugal. license_zh-CN.txt, by the usual code, gets the language "zh-cn_ZH-CN", which is no number of a language.
# Who meets it: desktop apps whose codes of languages come from their site, where `zh` is China.
# What to do: write zh_CN and zh_TW, pt_BR and pt_PT, with an underscore, in the setting and in the names of the files.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent app-builder-lib@26.17.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { LangConfigurator, createAddLangsMacro } = require('app-builder-lib/out/targets/nsis/nsisLang.js');
const { computeLicensePage } = require('app-builder-lib/out/targets/nsis/nsisLicense.js');
const { bundledLanguages, lcid } = require('app-builder-lib/out/util/langs.js');

console.log('app-builder-lib', require('app-builder-lib/package.json').version);

/** The languages of the installer, as the script for NSIS loads them. */
function languagesOf(installerLanguages) {
  let lines;
  createAddLangsMacro({ macro: (_name, its) => (lines = its) }, new LangConfigurator({ installerLanguages }));
  return lines.map((line) => /"(.*)"/.exec(line)[1]);
}

/** The license that the installer shows in each language. */
async function licensesOf(resourceList, languages) {
  let lines;
  const packager = { resourceList: Promise.resolve(resourceList), buildResourcesDir: '.', getResource: async () => null };
  await computeLicensePage(packager, {}, { macro: (_name, its) => (lines = its) }, languages);

  const files = Object.fromEntries(
    lines
      .filter((line) => line.startsWith('LicenseLangString'))
      .map((line) => /(\S+) "(.*)"/.exec(line).slice(1)),
  );
  return languages.map((language) => files[lcid[language]]);
}

function check(name, seen, expected) {
  console.log(`${name}: ${seen.join(', ')}`);
  assert.deepEqual(seen, expected);
}

async function main() {
  const inOrder = bundledLanguages.filter((language) => /^(zh|pt)/.test(language));
  check('its own list', inOrder, ['zh_CN', 'zh_TW', 'pt_PT', 'pt_BR']);
  check('en, zh, pt', languagesOf(['en', 'zh', 'pt']), ['English', 'TradChinese', 'PortugueseBR']);
  check('zh_CN, pt_PT', languagesOf(['zh_CN', 'pt_PT']), ['SimpChinese', 'Portuguese']);

  const four = ['zh_CN', 'zh_TW', 'pt_PT', 'pt_BR'];
  const short = ['license_en.txt', 'license_pt.txt', 'license_zh.txt'];
  check(`licenses in ${four}`, await licensesOf(short, four), [
    'license_en.txt',
    'license_zh.txt',
    'license_en.txt',
    'license_pt.txt',
  ]);
  const long = ['license_en.txt', 'license_pt_PT.txt', 'license_zh_CN.txt'];
  check(`licenses in ${four}`, await licensesOf(long, four), [
    'license_zh_CN.txt',
    'license_en.txt',
    'license_pt_PT.txt',
    'license_en.txt',
  ]);
}

main();
JS

echo 'The license' | tee license_en.txt license_pt.txt license_pt_PT.txt license_zh.txt > license_zh_CN.txt
node probe.cjs

node -e "
  const { getLicenseAssets } = require('app-builder-lib/out/util/license.js');
  const [{ langWithRegion }] = getLicenseAssets(['license_zh-CN.txt'], { buildResourcesDir: '.' });
  console.log('license_zh-CN.txt:', langWithRegion);
  require('node:assert').equal(langWithRegion, 'zh-cn_ZH-CN');
"
