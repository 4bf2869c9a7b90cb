#!/bin/sh
# Guess: with `trailingSlash: true` in vercel.json, a redirect from "/get" is valid for /get/ as well, or at least for
#   /get.
# Seen: the rule that adds the slash comes first among the rules that @vercel/routing-utils makes of the file. /get is
#   sent to /get/, where the redirect from "/get" doesn't match any more. So the visitor stays there, at a page that
#   doesn't exist. An address with a dot (/v3.0) gets no slash, and is redirected. With `trailingSlash: false`, both
#   /get and /get/ arrive, and so does a source written "/get{/}?".
# Who meets it: sites that switch the option on later: all short links and moved pages without a dot stop working.
# What to do: write sources as "/get{/}?".
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @vercel/routing-utils@6.6.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { getTransformedRoutes } = require('@vercel/routing-utils');
const { version } = require('@vercel/routing-utils/package.json');

const target = 'https://downloads.example/setup.exe';
const redirects = ['/get', '/v3.0', '/both{/}?'].map((source) => ({ destination: target, permanent: false, source }));

/** The addresses that a visitor is sent to, by the first rule that matches, until none does. */
const visit = (options, path) => {
  const { routes } = getTransformedRoutes({ redirects, ...options });
  const hops = [];

  for (let next = path; next && hops.length < 5; ) {
    const route = routes.find(({ headers, src }) => headers?.Location && new RegExp(src).test(next));

    next = route && next.replace(new RegExp(route.src), route.headers.Location);
    hops.push(...(next ? [next] : []));
  }

  return hops;
};

console.log('@vercel/routing-utils', version);

for (const options of [{}, { trailingSlash: true }, { trailingSlash: false }]) {
  for (const path of ['/get', '/get/', '/v3.0', '/both', '/both/']) {
    console.log(JSON.stringify(options), path, '->', visit(options, path));
  }
}

assert.deepEqual(visit({}, '/get'), [target]);
assert.deepEqual(visit({ trailingSlash: true }, '/get'), ['/get/']);
assert.deepEqual(visit({ trailingSlash: true }, '/get/'), []);
assert.deepEqual(visit({ trailingSlash: true }, '/v3.0'), [target]);
assert.deepEqual(visit({ trailingSlash: true }, '/both'), ['/both/', target]);
assert.deepEqual(visit({ trailingSlash: false }, '/get/'), ['/get', target]);
JS
node probe.cjs
