import type { Content } from './content'
import { contentOf } from './contentOf.fixture'
import { formatDiagnostic } from './diagnostic'
import {
  misplacedTexts,
  recordDigest,
  translationWarnings,
  updatedRecord,
} from './translationRecord'

function contentWith(en: string, de: string, record: object) {
  return contentOf({
    'locales/en/home.json': JSON.stringify({ a: en }),
    'locales/de/home.json': JSON.stringify({ a: de }),
    'translated/de.json': JSON.stringify(record),
  })
}

const warningsFor = (content: Content) => [...translationWarnings(content)].map(formatDiagnostic)

const recorded = updatedRecord(contentWith('Start', 'Anfang', {}), 'de')
const changed = contentWith('Go', 'Anfang', recorded)

test('an unchanged translation is stale if its English text has changed', () => {
  expect(warningsFor(contentWith('Start', 'Anfang', recorded))).toEqual([])
  expect(warningsFor(changed)).toEqual([
    expect.stringContaining('npm run i18n:confirm -- de home:a'),
  ])
})

test('recording keeps an unchanged translation stale', () => {
  const record = updatedRecord(changed, 'de')
  expect(warningsFor(contentWith('Go', 'Anfang', record))).toHaveLength(1)
})

test('a changed translation is current after it is recorded', () => {
  const content = contentWith('Go', 'Los', recorded)
  expect(warningsFor(content)).toEqual([
    expect.stringContaining('1 new or changed translations are not recorded'),
  ])
  expect(warningsFor(contentWith('Go', 'Los', updatedRecord(content, 'de')))).toEqual([])
})

test('a confirmed translation is current', () => {
  const record = updatedRecord(changed, 'de', 'home:a')
  expect(warningsFor(contentWith('Go', 'Anfang', record))).toEqual([])
})

// A record stays valid only if the digests of a new version are the same. This one is an example of the standard.
test('a digest is the start of the SHA-256 hash', () => {
  expect(recordDigest('abc')).toBe('ba7816bf')
})

const contentOfTwo = (texts: object, record: object) =>
  contentOf({
    'locales/en/home.json': JSON.stringify({ a: 'Open', b: 'Close' }),
    'locales/de/home.json': JSON.stringify(texts),
    'translated/de.json': JSON.stringify(record),
  })

const misplacedNames = (content: Content) =>
  [...misplacedTexts(content).keys()].map(({ name }) => name)

test.each([
  ['a label may be', 'Nicht jetzt schließen', []],
  ['a sentence may not be', 'Das Fenster wird jetzt geschlossen.', ['home:a']],
])('%s the translation of two English strings', (_, translation, expected) => {
  const record = updatedRecord(contentOfTwo({ a: 'Öffnen', b: translation }, {}), 'de')

  expect(misplacedNames(contentOfTwo({ a: translation, b: translation }, record))).toEqual(expected)
})

describe('two exchanged translations', () => {
  const own = { a: 'Öffnen', b: 'Schließen' }
  const exchanged = { a: own.b, b: own.a }
  const record = updatedRecord(contentOfTwo(own, {}), 'de')

  it('are misplaced', () => {
    expect(misplacedNames(contentOfTwo(own, record))).toEqual([])
    expect(misplacedNames(contentOfTwo(exchanged, record))).toEqual(['home:a', 'home:b'])
  })

  it('are not recorded', () => {
    expect(updatedRecord(contentOfTwo(exchanged, record), 'de')).toEqual(record)
  })

  it('are in their places once one of them is confirmed', () => {
    const confirmed = updatedRecord(contentOfTwo(exchanged, record), 'de', 'home:a')

    expect(misplacedNames(contentOfTwo(exchanged, confirmed))).toEqual([])
  })
})
