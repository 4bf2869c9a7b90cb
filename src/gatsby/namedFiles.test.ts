import { namedFiles } from './namedFiles'
import type { Context } from './nodeModel'

interface Question {
  readonly type: string
  readonly query?: { readonly filter?: object }
}

/** A store that has every file but one of this name, and answers with what it was asked for. */
function storeWithout(missing?: string): Context {
  const findOne = ({ type, query }: Question) => {
    const says = Object.entries(query?.filter ?? {}) as [string, { eq: string }][]
    const answer = { type, ...Object.fromEntries(says.map(([name, { eq }]) => [name, eq])) }
    return Promise.resolve(Object.values(answer).includes(missing ?? '') ? null : answer)
  }
  return {
    nodeModel: { findOne: findOne as Context['nodeModel']['findOne'], getNodeById: () => null },
  }
}

const { pageWords, pagePictures } = namedFiles

test('the words of a page are asked for file by file, in one order', async () => {
  const asked = { language: 'de', namespaces: ['home', 'common'] }
  expect(await pageWords.resolve(undefined, asked, storeWithout())).toEqual([
    { type: 'Locale', language: 'de', ns: 'common' },
    { type: 'Locale', language: 'de', ns: 'home' },
  ])
})

test.each([
  [['stream'], ['stream']],
  [null, ['applications', 'code', 'install', 'invitation', 'log-in', 'open', 'register']],
])('the pictures of a folder called %j are %j', async (names, expected) => {
  const asked = { folder: 'tutorial' as const, names }
  const found = await pagePictures.resolve(undefined, asked, storeWithout())
  expect(found).toEqual(
    expected.map((name) => ({
      type: 'File',
      sourceInstanceName: 'images',
      relativeDirectory: 'tutorial',
      name,
    })),
  )
})

test('a missing file is named', async () => {
  const words = pageWords.resolve(
    undefined,
    { language: 'de', namespaces: ['common', 'home'] },
    storeWithout('home'),
  )
  await expect(words).rejects.toThrow('content/locales/de/home.json is missing')
  const pictures = pagePictures.resolve(
    undefined,
    { folder: 'product', names: null },
    storeWithout('stream'),
  )
  await expect(pictures).rejects.toThrow('content/images/product/stream is missing')
})
