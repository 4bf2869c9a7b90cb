import { linesOf } from '../contentOf.fixture'
import { ranges } from './ranges'

it.each([
  ['in order', 'minFrames: 25\nmaxFrames: 60\n', []],
  ['equal', 'minFrames: 25\nmaxFrames: 25\n', []],
  ['alone', 'minFrames: 25\n', []],
  ['nothing', 'frames: null\n', []],
  ['texts', 'minVersion: b\nmaxVersion: a\n', []],
  ['a number and a text', 'minFrames: 60\nmaxFrames: "25"\n', []],
  ['a text and a number', 'minFrames: "60"\nmaxFrames: 25\n', []],
  ['the largest number of which no digit is lost', 'a: 9007199254740991\n', []],
  [
    'reversed, with the word at the end',
    'framesMin: 60\nframesMax: 25\n',
    [
      'content/site/a.yaml:1:12  framesMin: this is above "framesMax", expected it at most as large',
    ],
  ],
  [
    'beyond all counting, in a list',
    'sizes: [5, 99999999999999999999]\n',
    ['content/site/a.yaml:1:12  sizes[1]: this number is too large for anything we count'],
  ],
  [
    'reversed',
    'video:\n  minFrames: 60\n  maxFrames: 25\n',
    [
      'content/site/a.yaml:2:14  video.minFrames: this is above "maxFrames", expected it at most as large',
    ],
  ],
  [
    'reversed, with the word in the middle',
    'noticeMinDays: 14\nnoticeMaxDays: 10\n',
    [
      'content/site/a.yaml:1:16  noticeMinDays: this is above "noticeMaxDays", expected it at most as large',
    ],
  ],
])('%s', (_, text, expected) => {
  expect(linesOf(ranges, { 'site/a.yaml': text })).toEqual(expected)
})
