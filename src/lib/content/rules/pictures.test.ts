import { linesOf } from '../contentOf.fixture'
import { pictures } from './pictures'

it.each([
  ['a picture that is there', 'poster: call.png\n', []],
  ['no picture', 'format: png\nfile: https://a.example/call.png\n', []],
  [
    'a picture that is not there',
    'poster: cal.png\n',
    [
      'content/site/a.yaml:1:9  poster: there is no picture content/images/cal.png, did you mean "call.png"?',
    ],
  ],
])('%s', (_, text, expected) => {
  expect(linesOf(pictures, { 'images/call.png': '', 'site/a.yaml': text })).toEqual(expected)
})
