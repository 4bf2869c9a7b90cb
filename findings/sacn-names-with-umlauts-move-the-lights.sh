#!/bin/sh
# Guess: sacn sends light values (E1.31, DMX over a network) under the name that one gives to the sender, in a packet of
#   638 bytes.
# Seen: the name is filled up to 64 letters instead of 64 bytes. With "Bühne" the packet has 639 bytes and all that
#   follows the name is one byte later: the priority is 0, the universe is 0 instead of 7, and sacn itself refuses the
#   packet. With three Japanese letters, universe 7 is universe 150, which was the priority. A priority of 0, the lowest
#   one, for a sender that should step back for others, is sent as 100.
# Who meets it: streamers and stages whose lights follow a program, such as a light that shows that the camera is on.
# What to do: names in ASCII of at most 63 letters, and priority 1 for the lowest.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent sacn@4.6.2

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import sacn from 'sacn';

const packetOf = options => new sacn.Packet({ universe: 7, sequence: 1, payload: { 1: 100 }, ...options }).buffer;

/** Fields at the offsets of ANSI E1.31-2018, tables 4-1 to 4-3. */
const fields = packet => ({
  bytes: packet.length,
  name: packet.subarray(44, 108).toString('utf8').replace(/\0+$/, ''),
  priority: packet.readUInt8(108),
  universe: packet.readUInt16BE(113),
});

const expected = {
  Stage: { bytes: 638, priority: 150, universe: 7 },
  Bühne: { bytes: 639, priority: 0, universe: 0 },
  舞台裏: { bytes: 644, priority: 0, universe: 150 },
};

for (const [sourceName, values] of Object.entries(expected)) {
  const packet = packetOf({ sourceName, priority: 150 });
  const { name, ...rest } = fields(packet);

  console.log('sacn 4.6.2', sourceName, rest);
  assert.equal(name, sourceName);
  assert.deepEqual(rest, values);
}

assert.equal(new sacn.Packet(packetOf({ sourceName: 'Stage' })).universe, 7);
assert.throws(() => new sacn.Packet(packetOf({ sourceName: 'Bühne' })), { code: 'ERR_ASSERTION' });

const priorities = [0, 1, 200].map(priority => fields(packetOf({ priority })).priority);

console.log('priorities 0, 1 and 200 are sent as', priorities);
assert.deepEqual(priorities, [100, 1, 200]);
JS
node probe.mjs
