import { joinData, mergeShared, sharedDataPath, splitData } from './sharedData'

const about = { ns: 'about', words: { title: 'About' } }
const common = { ns: 'common', words: { menu: 'Menu' } }
const downloads = { ns: 'downloads', words: { all: 'All downloads' } }
const navigation = { header: [{ key: 'pricing' }] }
const contact = { email: 'support@facewright.example' }
const nothing = { words: {}, facts: {} }

const page = { words: [about, common], navigation, contact, brand: { name: 'F' } }

test('a page keeps what is its own', () => {
  expect(splitData(page).own).toEqual({ words: [about], brand: { name: 'F' } })
})

test('what many pages say is taken out', () => {
  expect(splitData(page).taken).toEqual({
    words: { common: common.words },
    facts: { navigation, contact },
  })
})

test.each(['common', 'downloads', 'requirements'])('the words of "%s" are shared', (ns) => {
  const { own, taken } = splitData({ words: [{ ns, words: 'w' }] })
  expect(own.words).toEqual([])
  expect(taken).toEqual({ words: { [ns]: 'w' }, facts: {} })
})

test.each(['contact', 'navigation', 'releases', 'requirements'])(
  'the fact "%s" is shared',
  (fact) => {
    const { own, taken } = splitData({ words: [], ...{ [fact]: 'f' } })
    expect(own).toEqual({ words: [] })
    expect(taken).toEqual({ words: {}, facts: { [fact]: 'f' } })
  },
)

test('a page that has been split has nothing more to share', () => {
  const { own } = splitData(page)
  expect(splitData(own)).toEqual({ own, taken: nothing })
})

test('a page gets back what it shares, and what others of its language do', () => {
  const { own, taken } = splitData(page)
  const other = splitData({ words: [downloads] }).taken
  expect(joinData(own, mergeShared(taken, other))).toEqual({
    ...page,
    words: [about, common, downloads],
  })
})

test('pages that say different things under one name are refused', () => {
  const before = { words: { common: 'one', downloads: 'kept' }, facts: { contact } }
  expect(mergeShared(before, { words: { common: 'one' }, facts: { navigation } })).toEqual({
    words: before.words,
    facts: { contact, navigation },
  })
  expect(() => mergeShared(before, { words: {}, facts: { contact: {} } })).toThrow('"contact"')
})

test('each language has a file', () => {
  expect(sharedDataPath('de')).toBe('/page-data/shared/de.json')
})
