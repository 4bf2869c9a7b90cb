import { resolve } from 'node:path'
import { checkContent } from './checkContent'
import { threeLanguages } from './contentOf.fixture'
import { mistakeLine, type Mistake } from './mistake'
import { mutationsOf } from './mutations.fixture'
import { readContentFiles } from './readContentFiles'

/** The real content in the three languages that the check is tried on. */
const files = readContentFiles(resolve('.')).filter(
  ({ path }) => !/^content\/(locales|prose)\/(?!(en|de|ru)\/)/.test(path),
)
const known = new Set(checkContent(files, threeLanguages).map(mistakeLine))

/** What the check finds after a change, apart from what it found before. */
function foundAfter(path: string, change: (bytes: Uint8Array) => Uint8Array): Mistake[] {
  const changed = files.map((file) =>
    file.path === path ? { path, bytes: change(file.bytes) } : file,
  )
  return checkContent(changed, threeLanguages).filter((mistake) => !known.has(mistakeLine(mistake)))
}

it('finds nothing wrong with the content itself', () => {
  expect([...known]).toEqual([])
})

describe.each(mutationsOf(files))('$what', ({ cases }) => {
  it.each(cases)('$path:$line', ({ path, line, change, lines }) => {
    const found = foundAfter(path, change)
    const near = found.filter((one) => one.file === path && lines.includes(one.line))
    expect({ line, near: near.length > 0, found: found.map(mistakeLine).slice(0, 5) }).toEqual(
      expect.objectContaining({ near: true }),
    )
  })
})
