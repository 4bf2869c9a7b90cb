#!/bin/sh
# Guess: "elastic out", "bounce out" and "back in out" are the known curves of Robert Penner, the same ones in each
#   library for animations.
# Seen: after a quarter of the time, what moves by "elastic out" is at 0.91 of its way in d3-ease, GSAP, anime.js and
#   tween-functions, and at 1.13 in tween.js, so that it has already gone beyond its end. eases has a third curve
#   (0.93). In the middle of a bounce, eases and Popmotion are at 0.72, and the others at 0.77. With "back in out",
#   tween.js, tween-functions and eases go back by a tenth at the beginning, the others by 0.04 or 0.03.
# Who meets it: those who move a site or an animated face from one library to another, or who draw a curve for
#   designers with one library and play it with another.
# What to do: hand the function itself over, not its name.
set -eu

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

echo '{ "private": true }' > package.json
npm install --ignore-scripts --no-audit --no-fund --silent @tweenjs/tween.js@25.0.0 d3-ease@3.0.2 gsap@3.15.0 \
  animejs@4.5.0 tween-functions@1.2.0 eases@1.0.8 popmotion@11.0.5

cat > probe.mjs <<'JS'
import assert from 'node:assert/strict';
import { Easing } from '@tweenjs/tween.js';
import { eases as anime } from 'animejs';
import { easeBackInOut, easeBounceOut, easeElasticOut } from 'd3-ease';
import eases from 'eases';
import gsap from 'gsap';
import { backInOut, bounceOut } from 'popmotion';
import penner from 'tween-functions';

/** A curve of tween-functions, from 0 to 1 in a time of 1. */
const fromPenner = (name) => (time) => penner[name](time, 0, 1, 1);

const elasticOut = {
  'd3-ease': easeElasticOut,
  gsap: gsap.parseEase('elastic.out'),
  animejs: anime.outElastic(),
  'tween-functions': fromPenner('easeOutElastic'),
  eases: eases.elasticOut,
  'tween.js': Easing.Elastic.Out,
};
const bounce = {
  'd3-ease': easeBounceOut,
  gsap: gsap.parseEase('bounce.out'),
  animejs: anime.outBounce,
  'tween-functions': fromPenner('easeOutBounce'),
  'tween.js': Easing.Bounce.Out,
  eases: eases.bounceOut,
  popmotion: bounceOut,
};
const back = {
  'd3-ease': easeBackInOut,
  gsap: gsap.parseEase('back.inOut'),
  animejs: anime.inOutBack(),
  'tween-functions': fromPenner('easeInOutBack'),
  'tween.js': Easing.Back.InOut,
  eases: eases.backInOut,
  popmotion: backInOut,
};

function at(time, curves) {
  return Object.fromEntries(Object.entries(curves).map(([library, curve]) => [library, curve(time).toFixed(2)]));
}

console.log('elastic out, after 25 %:', at(0.25, elasticOut));
console.log('bounce out, after 50 %: ', at(0.5, bounce));
console.log('back in out, after 25 %:', at(0.25, back));

// Penner's formula, with the usual period of 0.3.
assert.equal((2 ** -2.5 * Math.sin(((0.25 - 0.075) * 2 * Math.PI) / 0.3) + 1).toFixed(2), '0.91');

assert.deepEqual(at(0.25, elasticOut), {
  'd3-ease': '0.91',
  gsap: '0.91',
  animejs: '0.91',
  'tween-functions': '0.91',
  eases: '0.93',
  'tween.js': '1.13',
});
assert.deepEqual(at(0.5, bounce), {
  'd3-ease': '0.77',
  gsap: '0.77',
  animejs: '0.77',
  'tween-functions': '0.77',
  'tween.js': '0.77',
  eases: '0.72',
  popmotion: '0.72',
});
assert.deepEqual(at(0.25, back), {
  'd3-ease': '-0.04',
  gsap: '-0.04',
  animejs: '-0.04',
  'tween-functions': '-0.10',
  'tween.js': '-0.10',
  eases: '-0.10',
  popmotion: '-0.03',
});
JS
node probe.mjs
