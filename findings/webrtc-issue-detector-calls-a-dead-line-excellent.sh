#!/bin/sh
# Guess: the score of a connection (a mean opinion score, 1 to 5) falls with each packet that is lost, and stays at its
#   lowest value behind the point from which nobody understands a word.
# Seen: it falls to 1.0 at a loss of 35 %, and rises again: 2.8 at 50 %, and 5 from 60 % on, more than the 4.4 of a
#   connection without any loss. Without a loss, a round trip of 1.7 seconds has a score of 5, too. The score is a cubic
#   function of the "R factor", which is meant for 0 to 100 only: below 0, ITU-T G.107 sets the score to 1. The detectors
#   of the same package judge the loss by itself, and do report it.
# Who meets it: pages for calls and live streams that show bars of quality or choose a smaller picture by this score.
# What to do: take a score for 1 as soon as the loss is above 35 % or the round trip above 1 second.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent webrtc-issue-detector@1.17.3

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { InboundNetworkIssueDetector, NetworkScoresCalculator } from 'webrtc-issue-detector';

/** What its parser hands to the calculator, of one video that is received. */
const report = (packetsReceived, packetsLost, currentRoundTripTime) => ({
  connection: { id: 'call', packetsReceived, currentRoundTripTime, local: {}, remote: {} },
  audio: { inbound: [] },
  video: { inbound: [{ ssrc: 1, jitter: 0.005, packetsLost, jitterBufferDelay: 0, jitterBufferEmittedCount: 0 }] },
});

/** The score of an interval with 1,000 packets. */
function measure(lost, roundTrip) {
  const calculator = new NetworkScoresCalculator();
  const detector = new InboundNetworkIssueDetector();
  const before = report(1000, 0, roundTrip);
  const after = report(2000 - lost, lost, roundTrip);

  calculator.calculate(before);
  detector.detect(before);

  const { inbound, statsSamples } = calculator.calculate(after);
  const issues = detector.detect(after).map(({ reason }) => reason);

  return { score: inbound, issues, ...statsSamples.inboundStatsSample };
}

/** The same measurements by the rule of ITU-T G.107, annex B: the score is 1 for all R below 0. */
function scoreByRule({ avgJitter, rtt, packetsLoss }) {
  const latency = rtt + 2 * avgJitter + 10;
  const delay = latency < 160 ? latency / 40 : (latency - 120) / 10;
  const r = 93.2 - delay - 2.5 * packetsLoss;

  return r < 0 ? 1 : 1 + 0.035 * r + 7e-6 * r * (r - 60) * (100 - r);
}

const line = [0, 10, 20, 35, 50, 60, 90].map((percent) => ({ percent, ...measure(percent * 10, 0.05) }));
const slow = measure(0, 1.7);

for (const { percent, ...each } of line) {
  const scores = `${each.score.toFixed(2)}  by the rule ${scoreByRule(each).toFixed(2)}`;

  console.log(`${percent} % lost, 50 ms: ${scores}  ${each.issues}`);
}

console.log(`0 % lost, 1700 ms: ${slow.score.toFixed(2)}  by the rule ${scoreByRule(slow).toFixed(2)}  ${slow.issues}`);

const scores = line.map(({ score }) => score.toFixed(1));

assert.deepEqual(scores, ['4.4', '3.4', '2.1', '1.0', '2.8', '5.0', '5.0']);
assert.deepEqual(
  line.map((each) => scoreByRule(each).toFixed(1)),
  ['4.4', '3.4', '2.1', '1.0', '1.0', '1.0', '1.0'],
);
assert.ok(line.at(-1).issues.includes('inbound-network-quality'));
assert.equal(slow.packetsLoss, 0);
assert.equal(slow.score, 5);
assert.equal(scoreByRule(slow), 1);
JS
node probe.mjs
