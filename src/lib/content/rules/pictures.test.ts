import { linesOf } from '../contentOf.fixture'
import { pictures } from './pictures'

it.each([
  ['a picture that is there', 'poster: call.png\n', []],
  ['words about a picture', 'a: call.png.zip\n', []],
  ['no picture', 'format: png\nfile: https://a.example/call.png\n', []],
  [
    'a picture that is not there',
    'poster: cal.png\n',
    [
      'content/site/a.yaml:1:9  poster: there is no picture content/images/cal.png, did you mean "call.png"?',
    ],
  ],
  ...['a.jpg', 'b.jpeg', 'c.webp', 'd.avif', 'e.svg', 'f.PNG'].map(
    (name): [string, string, string[]] => [
      `another kind of picture: ${name}`,
      `poster: ${name}\n`,
      [`content/site/a.yaml:1:9  poster: there is no picture content/images/${name}`],
    ],
  ),
])('%s', (_, text, expected) => {
  expect(linesOf(pictures, { 'images/call.png': '', 'site/a.yaml': text })).toEqual(expected)
})
