import { linesOf } from '../contentOf.fixture'
import { ranges } from './ranges'

it.each([
  ['in order', 'minFrames: 25\nmaxFrames: 60\n', []],
  ['equal', 'minFrames: 25\nmaxFrames: 25\n', []],
  ['alone', 'minFrames: 25\n', []],
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
