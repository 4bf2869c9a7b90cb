#!/bin/sh
# Guess: a rotation is written into the path's coordinates only if that draws the same picture.
# Seen: SVGO computes the rotation around 0,0 although the element has a `transform-origin` attribute. The line that
#   turned around the centre of the picture is drawn outside of it. On a path the origin stays behind, without effect.
#   As a style (`style="transform-origin: …"`) it is respected.
# Who meets it: designers of clocks, gauges and loading icons, whose tools write `transform-origin` as an attribute.
# What to do: write the centre into the rotation, `rotate(90 12 12)`, which is computed correctly.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent svgo@4.1.0

cat > probe.cjs <<'JS'
const assert = require('node:assert/strict');
const { optimize, VERSION } = require('svgo');

const shrink = (inside) => {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${inside}</svg>`);
  const output = data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
  console.log(`${inside}\n  -> ${output}`);
  return output;
};

console.log('svgo', VERSION, '(the hand points to the right from the centre, 12,12, if all is well)');

assert.equal(
  shrink('<path transform-origin="12 12" transform="rotate(90)" d="M12 2v10"/>'),
  '<path d="M-2 12h-10" transform-origin="12 12"/>',
);
assert.equal(
  shrink('<g transform-origin="12 12" transform="rotate(90)"><path d="M12 2v10"/></g>'),
  '<path d="M-2 12h-10"/>',
);
assert.equal(shrink('<path transform="rotate(90 12 12)" d="M12 2v10"/>'), '<path d="M22 12H12"/>');
assert.match(
  shrink('<path style="transform-origin:12px 12px" transform="rotate(90)" d="M12 2v10"/>'),
  /d="M12 2v10".*transform="rotate\(90\)"/,
);
JS
node probe.cjs
