#!/bin/sh
# Guess: the pitch of a voice does not depend on how loud it is, and for silence YIN of pitchfinder returns `null`, as
#   its documentation says for sounds without a pitch.
# Seen: a tone of 220 Hz is 220 Hz at half of the full strength. At a tenth, a usual level of microphones, it is 17,967
#   Hz, and a voice with overtones is at 18 kHz at a twentieth. Silence is 17,640 Hz. The sum by which YIN divides
#   starts with a fixed 1 in place of the first difference, so the quieter the sound is, the smaller is the quotient.
#   Below the threshold, lag 2 is taken for the period, which is near two fifths of the sample rate. The `Macleod` of
#   the same library and pitchy find 220 Hz at each level. Its page says that YIN is sometimes wildly wrong, not that
#   loudness decides.
# Who meets it: lip sync, voice changers and tuners that hand the samples of a microphone to YIN.
# What to do: divide the samples by the largest of them first (and skip silence), or use `Macleod` or pitchy.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent pitchfinder@2.3.4 pitchy@4.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { PitchDetector } from 'pitchy';
import pitchfinder from 'pitchfinder';

const sampleRate = 44_100;
const length = 2_048;
const yin = pitchfinder.YIN({ sampleRate });
const macleod = pitchfinder.Macleod({ sampleRate, bufferSize: length });

/** A sound of 220 Hz; the list has the strengths of its overtones. */
const sound = (strength, overtones) =>
  Float32Array.from({ length }, (_, sample) =>
    overtones.reduce(
      (sum, each, index) => sum + strength * each * Math.sin((2 * Math.PI * 220 * (index + 1) * sample) / sampleRate),
      0,
    ),
  );

const near = (value) => Math.abs(value - 220) < 0.5;
const tone = [1];
const voice = [1, 0.8, 0.6, 0.4];

console.log('overtones\tstrength\tYIN\tMacleod\tpitchy');

for (const [overtones, strength, isRight] of [
  [tone, 0.5, true],
  [tone, 0.1, false],
  [tone, 0.01, false],
  [voice, 0.2, true],
  [voice, 0.05, false],
  [voice, 0.01, false],
]) {
  const samples = sound(strength, overtones);
  const byYin = yin(samples);
  const byMacleod = macleod(samples).freq;
  const [byPitchy] = PitchDetector.forFloat32Array(length).findPitch(samples, sampleRate);

  console.log([overtones.length - 1, strength, byYin, byMacleod, byPitchy].join('\t'));
  assert.equal(near(byYin), isRight);
  assert.ok(isRight || byYin > 17_000);
  assert.ok(near(byMacleod) && near(byPitchy));
}

const silence = yin(new Float32Array(length));

console.log('silence:', silence);
assert.equal(silence, 17_640);

const quiet = sound(0.01, voice);
const largest = quiet.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

console.log('divided by the largest sample:', yin(quiet.map((sample) => sample / largest)));
assert.ok(near(yin(quiet.map((sample) => sample / largest))));
JS
node probe.mjs
