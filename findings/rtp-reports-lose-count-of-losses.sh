#!/bin/sh
# Guess: the number of lost packets in a report of a live call has 24 bits with a sign: below zero where packets arrive
#   twice (RFC 3550, 6.4.1). Libraries read what they have written.
# Seen: rtp.js reads the lower twelve bits only: of 5,000 lost packets, which it wrote itself, it reads 904. It writes
#   -1 as 0x800001, which is -8,388,607, and reads its own -1 as 1. werift knows no sign: it reads -1 as 16,777,215 lost
#   packets, and refuses to write it.
# Who meets it: programs that watch the quality of a live stream, and lower its resolution when packets are lost.
# What to do: read the three bytes by hand, as below.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent rtp.js@0.15.5 werift-rtp@0.8.9

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { ReceiverReportPacket, ReceptionReport } from 'rtp.js/packets';
import werift from 'werift-rtp';

// A receiver report with one block: header of 4 bytes, two senders of 4, fraction of 1, and then the losses.
const start = 13;
const viewOf = (bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The report that rtp.js writes for this number of lost packets. */
function write(lost) {
  const report = new ReceptionReport();
  const packet = new ReceiverReportPacket();

  report.setTotalLost(lost);
  packet.addReport(report);
  packet.serialize();

  const { buffer, byteLength, byteOffset } = packet.getView();

  return Buffer.from(buffer, byteOffset, byteLength);
}

/** The report as the standard has it. */
function writeByHand(lost) {
  const bytes = Buffer.from(write(0));

  bytes.writeIntBE(lost, start, 3);

  return bytes;
}

const read = (bytes) => ({
  bytes: bytes.subarray(start, start + 3).toString('hex'),
  byHand: bytes.readIntBE(start, 3),
  'rtp.js': new ReceiverReportPacket(viewOf(bytes)).getReports()[0].getTotalLost(),
  werift: werift.RtcpPacketConverter.deSerialize(bytes)[0].reports[0].packetsLost,
});

for (const lost of [3, 5_000, -1]) {
  console.log(`${lost} by the standard:  `, read(writeByHand(lost)));
  console.log(`${lost} written by rtp.js:`, read(write(lost)));
}

assert.deepEqual(read(write(3)), { bytes: '000003', byHand: 3, 'rtp.js': 3, werift: 3 });
assert.deepEqual(read(write(5_000)), { bytes: '001388', byHand: 5_000, 'rtp.js': 904, werift: 5_000 });
assert.deepEqual(read(writeByHand(-1)), { bytes: 'ffffff', byHand: -1, 'rtp.js': 4_095, werift: 16_777_215 });
assert.deepEqual(read(write(-1)), { bytes: '800001', byHand: -8_388_607, 'rtp.js': 1, werift: 8_388_609 });

const report = new werift.RtcpRrPacket({
  ssrc: 1,
  reports: [
    new werift.RtcpReceiverInfo({
      ssrc: 2,
      fractionLost: 0,
      packetsLost: -1,
      highestSequence: 0,
      jitter: 0,
      lsr: 0,
      dlsr: 0,
    }),
  ],
});

assert.throws(() => report.serialize(), RangeError);
JS
node probe.mjs
