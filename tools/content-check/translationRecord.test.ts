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

const label = 'Nicht jetzt schließen'
const sentence = 'Das Fenster wird jetzt geschlossen.'

test.each([
  ['of no other string', { a: 'Öffnen', b: label }, { a: 'Auf', b: label }, []],
  [
    'of another string, which keeps it, if it is a label',
    { a: 'Öffnen', b: label },
    { a: label, b: label },
    [],
  ],
  [
    'of another string, which keeps it, if it is a sentence',
    { a: 'Öffnen', b: sentence },
    { a: sentence, b: sentence },
    ['home:a'],
  ],
  ['that another string has lost', { a: 'Öffnen', b: label }, { a: label, b: 'Zu' }, ['home:a']],
  [
    'that it has exchanged with another string',
    { a: 'Öffnen', b: label },
    { a: label, b: 'Öffnen' },
    ['home:a', 'home:b'],
  ],
])('a translation %s', (_, before, after, misplaced) => {
  const record = updatedRecord(contentOfTwo(before, {}), 'de')

  expect(misplacedNames(contentOfTwo(after, record))).toEqual(misplaced)
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
