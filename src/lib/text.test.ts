import { clauses, fillPlaceholders, sentences } from './text'

it.each([
  ['Page not found: {fullPath}', { fullPath: '/x' }, 'Page not found: /x'],
  ['{head} with the face of {face}', { head: 'Ada', face: 'Ben' }, 'Ada with the face of Ben'],
  ['{unknown} stays', {}, '{unknown} stays'],
  ['{a}', { a: '$& {a}' }, '$& {a}'],
])('%s', (text, values, expected) => {
  expect(fillPlaceholders(text, values)).toBe(expected)
})

test.each([
  ['Change the face. Keep the moment.', ['Change the face. ', 'Keep the moment.']],
  ['変わるのは顔だけ。この瞬間はそのまま。', ['変わるのは顔だけ。', 'この瞬間はそのまま。']],
  ['Done. One portrait', ['Done. ', 'One portrait']],
  ['One portrait', ['One portrait']],
  ['', ['']],
])('splits "%s" after each full stop and keeps all characters', (text, expected) => {
  expect(sentences(text)).toEqual(expected)
})

test.each([
  ['Change the face. Keep the moment.', ['Change the face. ', 'Keep the moment.']],
  ['얼굴은 바꾸고, 순간은 그대로.', ['얼굴은 바꾸고, ', '순간은 그대로.']],
  ['بدّل الوجه، واحتفظ باللحظة.', ['بدّل الوجه، ', 'واحتفظ باللحظة.']],
  ['', ['']],
])('splits "%s" after each full stop and comma and keeps all characters', (text, expected) => {
  expect(clauses(text)).toEqual(expected)
})
