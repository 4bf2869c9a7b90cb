#!/bin/sh
# Guess: a group of robots.txt with several User-agent lines is valid for all of them.
# Seen: robots-txt-parser applies the rules to the last line only. The others may crawl everything, also where the
#   first line is `*`. robots-parser applies them to all, as RFC 9309 says.
# Who meets it: sites that name several crawlers above one `Disallow`, as most lists of AI crawlers do, and check the
#   file with this package; crawlers built on it.
# What to do: check with robots-parser, or repeat the rules below each name.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent robots-txt-parser@2.0.3 robots-parser@3.0.1

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const robotsParser = require('robots-parser');
const robotsTxtParser = require('robots-txt-parser');

const file = 'https://site.example/robots.txt';
const page = 'https://site.example/swap/';

const allowed = (rules, agent) => {
  const robots = robotsTxtParser({ userAgent: agent, allowOnNeutral: true });
  robots.parseRobots(file, rules);

  const first = robots.canCrawlSync(page);
  const second = robotsParser(file, rules).isAllowed(page, agent);
  console.log(`${JSON.stringify(rules)}, ${agent}: robots-txt-parser ${first}, robots-parser ${second}`);
  return [first, second];
};

const group = 'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n';

console.log('robots-txt-parser', require('robots-txt-parser/package.json').version);

assert.deepEqual(allowed(group, 'CCBot'), [false, false]);
assert.deepEqual(allowed(group, 'GPTBot'), [true, false]);
assert.deepEqual(allowed(group.replace('GPTBot', '*'), 'SomeBot'), [true, false]);
assert.deepEqual(allowed('User-agent: GPTBot\nDisallow: /\n', 'GPTBot'), [false, false]);
JS
node probe.cjs
