import { sentences } from './sentences'

test('parts a text after its full stops and loses nothing of it', () => {
  expect(sentences('Change the face. Keep the moment.')).toEqual([
    'Change the face. ',
    'Keep the moment.',
  ])
  expect(sentences('変わるのは顔だけ。この瞬間はそのまま。')).toEqual([
    '変わるのは顔だけ。',
    'この瞬間はそのまま。',
  ])
})

test('leaves a text without one whole', () => {
  expect(sentences('One portrait')).toEqual(['One portrait'])
  expect(sentences('Done. One portrait')).toEqual(['Done. ', 'One portrait'])
  expect(sentences('')).toEqual([''])
})
