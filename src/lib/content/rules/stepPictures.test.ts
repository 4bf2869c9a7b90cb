import { linesOf } from '../contentOf.fixture'
import { stepPictures } from './stepPictures'

it.each([
  ['{"install": {"title": "x", "run": {}}, "register": {"code": {}}, "next": {"other": "x"}}', []],
  ['{"install": "x"}', []],
  ['{"install": ', []],
  [
    '{"install": {"unpack": {}}}',
    [
      '1:14  install.unpack: the step "unpack" has no picture, expected one in src/site/pictures.ts',
    ],
  ],
  [
    '{"register": {"logn": {}}}',
    ['1:15  register.logn: the step "logn" has no picture, did you mean "login"?'],
  ],
])('%s', (words, expected) => {
  const file = 'locales/en/tutorial.json'
  expect(linesOf(stepPictures, { [file]: words })).toEqual(
    expected.map((line) => `content/${file}:${line}`),
  )
})
