import { fillPlaceholders, sentences } from './text'

it.each([
  ['Page not found: {fullPath}', { fullPath: '/x' }, 'Page not found: /x'],
  ['{head} with the face of {face}', { head: 'Ada', face: 'Ben' }, 'Ada with the face of Ben'],
  ['{unknown} stays', {}, '{unknown} stays'],
  ['{a}', { a: '$& {a}' }, '$& {a}'],
])('%s', (text, values, expected) => {
  expect(fillPlaceholders(text, values)).toBe(expected)
})

test('splits a text after each full stop and keeps all characters', () => {
  expect(sentences('Change the face. Keep the moment.')).toEqual([
    'Change the face. ',
    'Keep the moment.',
  ])
  expect(sentences('変わるのは顔だけ。この瞬間はそのまま。')).toEqual([
    '変わるのは顔だけ。',
    'この瞬間はそのまま。',
  ])
})

test('does not split a text without a full stop', () => {
  expect(sentences('One portrait')).toEqual(['One portrait'])
  expect(sentences('Done. One portrait')).toEqual(['Done. ', 'One portrait'])
  expect(sentences('')).toEqual([''])
})
