#!/bin/sh
# Guess: a Kalman filter with `Q: 0.01, R: 3` smooths a lot: in textbooks, Q is the noise of what moves and R the noise of
#   the measurement, so the face hardly moves and the camera trembles.
# Seen: kalmanjs calls them the other way round. With these options a trembling face from 100 to 110 and 90 comes out as
#   100, 110.0 and 90.1, as if there were no filter. With `R: 0.01, Q: 3` it is 100, 105.0 and 100.0, which is what the
#   textbook's filter does with Q and R. The README has an example with two values, and not what they stand for; the
#   source does.
# Who meets it: those who bring settings of another filter along, or who take the letters from a book.
# What to do: swap the values, or use the names: `setMeasurementNoise` and `setProcessNoise` are what they say.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent kalmanjs@1.1.0

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import KalmanFilter from 'kalmanjs';

const places = [100, 110, 90, 105, 95, 100];
const rounded = (values) => values.map((value) => value.toFixed(1));

function byKalmanJs(options) {
  const filter = new KalmanFilter(options);

  return rounded(places.map((place) => filter.filter(place)));
}

/** The filter of textbooks in one dimension, for something that rests: Q moves it, R blurs what is measured. */
function byTextbook({ Q, R }) {
  let [estimate] = places;
  let variance = R;
  const estimates = [estimate];

  for (const place of places.slice(1)) {
    variance += Q;

    const gain = variance / (variance + R);

    estimate += gain * (place - estimate);
    variance *= 1 - gain;
    estimates.push(estimate);
  }

  return rounded(estimates);
}

const settings = { Q: 0.01, R: 3 };
const swapped = { Q: settings.R, R: settings.Q };

console.log('measured:                   ', ...places);
console.log('textbook, Q = 0.01 and R = 3:', ...byTextbook(settings));
console.log('kalmanjs, Q = 0.01 and R = 3:', ...byKalmanJs(settings));
console.log('kalmanjs, Q = 3 and R = 0.01:', ...byKalmanJs(swapped));

assert.deepEqual(byTextbook(settings).slice(0, 3), ['100.0', '105.0', '100.0']);
assert.deepEqual(byKalmanJs(settings), byTextbook(swapped));
assert.deepEqual(byKalmanJs(settings).slice(0, 3), ['100.0', '110.0', '90.1']);
assert.deepEqual(byKalmanJs(swapped), byTextbook(settings));
JS
node probe.mjs
