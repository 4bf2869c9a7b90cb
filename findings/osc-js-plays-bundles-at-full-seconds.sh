#!/bin/sh
# Guess: an OSC bundle has a time, to fractions of a second, at which its messages count; a bundle within a bundle may
#   be for a later moment, never for an earlier one (OSC 1.0); and with `discardLateMessages`, what comes too late is
#   dropped.
# Seen: osc-js writes the time rightly and reads it as a full second, the nearest one. What is meant for 10.4 s is
#   played at 10 s, what is meant for 10.6 s at 11 s. osc-min and osc.js read the same bytes right. A bundle within a
#   bundle for a later moment is refused ("timestamp is older than the timestamp of enclosed Bundles"), and one for an
#   earlier moment is played. `discardLateMessages: true` drops nothing.
# Who meets it: programs that send movements of a face ahead, with their times, so that they are played evenly.
# What to do: take the time from `timetag.value.seconds` and `.fractions`, and send no bundles within bundles.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent osc-js@2.4.1 osc-min@2.1.2 osc@2.4.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import oscJsOther from 'osc';
import OSC from 'osc-js';
import { fromBuffer, timetagToDate } from 'osc-min';

/** A plugin as the documentation describes it: what `receive` gets is handed to osc-js like bytes from the network. */
class Line {
  registerNotify(notify) {
    this.receive = notify;
  }
  status() {
    return OSC.STATUS.IS_OPEN;
  }
  open() {}
  close() {}
  send() {}
}

const bytesOf = (packet) => Buffer.from(packet.pack());
const smile = new OSC.Message('/smile', 0.5);
const second = 1_800_000_000_000;

for (const [milliseconds, read] of [
  [0, 0],
  [400, 0],
  [600, 1_000],
]) {
  const bytes = bytesOf(new OSC.Bundle([smile], second + milliseconds));
  const bundle = new OSC.Bundle();

  bundle.unpack(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));

  const times = {
    'osc-js': bundle.timetag.value.timestamp() - second,
    'osc-min': timetagToDate(fromBuffer(bytes).timetag).getTime() - second,
    osc: oscJsOther.readPacket(bytes, {}).timeTag.native - second,
  };

  console.log(`written for ${milliseconds} ms, read as`, times);
  assert.deepEqual(times, { 'osc-js': read, 'osc-min': milliseconds, osc: milliseconds });
}

/** What happens to a packet: the number of messages played within 50 ms, and the errors. */
async function play(packet, options = {}) {
  const line = new Line();
  const osc = new OSC({ plugin: line, ...options });
  const seen = { played: 0, errors: [] };

  osc.on('/smile', () => (seen.played += 1));
  osc.on('error', ({ message }) => seen.errors.push(message));
  line.receive(packet.pack());
  await wait(50);

  return seen;
}

const past = Date.now() - 60_000;
const later = await play(new OSC.Bundle([smile, new OSC.Bundle([smile], past + 10_000)], past));
const earlier = await play(new OSC.Bundle([smile, new OSC.Bundle([smile], past - 10_000)], past));
const late = await play(new OSC.Bundle([smile], past), { discardLateMessages: true });

console.log('bundle within a bundle, for 10 s later:  ', later);
console.log('bundle within a bundle, for 10 s earlier:', earlier);
console.log('one minute late, with discardLateMessages:', late);
assert.equal(later.played, 1);
assert.match(later.errors.join(), /is older than the timestamp of enclosed/);
assert.deepEqual(earlier, { played: 2, errors: [] });
assert.deepEqual(late, { played: 1, errors: [] });
JS
node probe.mjs
