import { pagePictures } from '../../../site/pictures'
import { linesOf } from '../contentOf.fixture'
import { missingPictures } from './missingPictures'

const all = Object.entries(pagePictures).flatMap(([folder, names]) =>
  names.map((name) => `images/${folder}/${name}.png`),
)
const without = (gone: string, more: readonly string[] = []) =>
  Object.fromEntries([...all.filter((path) => path !== gone), ...more].map((path) => [path, '']))

const expected = 'this picture is missing and a page shows it, expected a file of this name'

it.each([
  ['nothing where all are there', without(''), []],
  [
    'a picture that was deleted',
    without('images/tutorial/open.png'),
    [`content/images/tutorial/open.png:1:1  ${expected}`],
  ],
  [
    'a picture that was called otherwise',
    without('images/product/mode-pro.png', ['images/product/mode-por.png']),
    [`content/images/product/mode-pro.png:1:1  ${expected}, did you mean "mode-por"?`],
  ],
  [
    'nothing where a picture is of another kind',
    without('images/product/call.png', ['images/product/call.jpg']),
    [],
  ],
  [
    'a picture that lies in another folder',
    without('images/product/call.png', ['images/call.png']),
    [`content/images/product/call.png:1:1  ${expected}`],
  ],
])('tells %s', (_, files, lines) => {
  expect(linesOf(missingPictures, files)).toEqual(lines)
})
