#!/bin/sh
# Guess: a number that doesn't fit into the 32 bits of an OSC integer is sent as a float or a double, or refused.
# Seen: osc-js sends each whole number as such an integer, and of larger ones the lower 32 bits: `Date.now()` arrives as
#   a number below zero or some other time, 3,000,000,000 as -1,294,967,296. osc-min and osc.js send floats. `1` is an
#   integer and `0.5` a float, so one and the same blend shape changes its type as it moves.
# Who meets it: programs that send times, numbers of frames or identifiers to VTuber programs; receivers of VMC, which
#   expect floats.
# What to do: `new OSC.TypedMessage('/time')` and `add('d', value)`, which writes a double.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent osc-js@2.4.1 osc-min@2.1.2 osc@2.4.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import osc from 'osc';
import OSC from 'osc-js';
import { fromBuffer, toBuffer } from 'osc-min';

/** The packet that each library writes for this number, as osc-min reads it. */
function sent(value) {
  const packets = {
    'osc-js': new OSC.Message('/time', value).pack(),
    'osc-min': toBuffer({ address: '/time', args: [value] }),
    osc: osc.writePacket({ address: '/time', args: [value] }, { metadata: false }),
  };

  return Object.fromEntries(
    Object.entries(packets).map(([name, packet]) => {
      const bytes = ArrayBuffer.isView(packet)
        ? Buffer.from(packet.buffer, packet.byteOffset, packet.byteLength)
        : Buffer.from(packet);

      return [name, fromBuffer(bytes).args[0]];
    }),
  );
}

for (const value of [0.5, 1, 3_000_000_000, Date.UTC(2026, 4, 3)]) console.log(value, sent(value));

assert.deepEqual(sent(0.5)['osc-js'], { type: 'float', value: 0.5 });
assert.deepEqual(sent(1)['osc-js'], { type: 'integer', value: 1 });
assert.deepEqual(sent(3_000_000_000), {
  'osc-js': { type: 'integer', value: -1_294_967_296 },
  'osc-min': { type: 'float', value: 3_000_000_000 },
  osc: { type: 'float', value: 3_000_000_000 },
});
assert.equal(sent(Date.UTC(2026, 4, 3))['osc-js'].value, Date.UTC(2026, 4, 3) | 0);

const typed = new OSC.TypedMessage('/time');

typed.add('d', Date.UTC(2026, 4, 3));
assert.deepEqual(fromBuffer(Buffer.from(typed.pack())).args, [{ type: 'double', value: Date.UTC(2026, 4, 3) }]);
JS
node probe.mjs
