import { fillLive } from './fillLive'

it.each([
  ['Page not found: {fullPath}', { fullPath: '/x' }, 'Page not found: /x'],
  ['{head} with the face of {face}', { head: 'Ada', face: 'Ben' }, 'Ada with the face of Ben'],
  ['{unknown} stays', {}, '{unknown} stays'],
  ['{a}', { a: '$& {a}' }, '$& {a}'],
])('%s', (text, values, expected) => {
  expect(fillLive(text, values)).toBe(expected)
})
