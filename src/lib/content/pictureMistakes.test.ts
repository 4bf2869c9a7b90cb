import { resolve } from 'node:path'
import { pictureMistakes } from './pictureMistakes'
import { readContentFiles } from './readContentFiles'

const pictures = readContentFiles(resolve('.')).filter(({ path }) => path.includes('/images/'))
const [first] = pictures

it('has nothing against the pictures of the site', () => {
  expect(first?.path).toMatch(/\.png$/)
  expect(pictures.flatMap(pictureMistakes)).toEqual([])
})

it.each([
  ['an empty file', 'a.png', ''],
  ['a text', 'a.png', 'hello\n'],
  ['a JPEG that is called otherwise', 'a.webp', '\u00ff\u00d8\u00ff\u00e0'],
])('tells %s', (_, name, bytes) => {
  const path = `content/images/${name}`
  const [mistake] = pictureMistakes({ path, bytes: Buffer.from(bytes, 'latin1') })
  expect(mistake).toMatchObject({
    file: path,
    line: 1,
    message: expect.stringContaining('this is no') as string,
  })
})

it.each([
  ['a.jpg', '\u00ff\u00d8\u00ff\u00e0'],
  ['a.webp', 'RIFF1234WEBPVP8'],
  ['a.avif', '\0\0\0 ftypavif'],
  ['a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
])('takes %s', (name, bytes) => {
  const path = `content/images/${name}`
  expect(pictureMistakes({ path, bytes: Buffer.from(bytes, 'latin1') })).toEqual([])
})
