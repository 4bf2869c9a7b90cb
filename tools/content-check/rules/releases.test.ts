import { contentErrors } from '../checkContent'
import { contentOf } from '../contentOf.fixture'
import type { Texts } from '../errors.fixture'

/** Values of a release file that differ from those of `release`. */
interface ReleaseValues {
  readonly previous?: readonly object[]
  readonly [field: string]: unknown
}

const release = { version: '1.1.0', fileName: 'App.exe', bytes: null, sha256: null }

/** Returns release files with the keys `file0`, `file1` …, in which only the given values are special. */
const releases = (...files: readonly ReleaseValues[]): Texts => ({
  'site/releases.json': JSON.stringify({
    files: files.map(({ previous = [], ...values }, index) => ({
      ...release,
      key: `file${index}`,
      version: '1.2.0',
      previous: previous.map((older) => ({ ...release, ...older })),
      ...values,
    })),
  }),
})

test.each<[expected: string, ...files: ReleaseValues[]]>([
  ['file0.version: expected a version that is newer', { previous: [{ version: '1.10.0' }] }],
  ['file0.version: expected a version that is newer', { version: '1.1.0-beta.1', previous: [{}] }],
  [
    'file0.released: expected 2024-01-02 or later',
    { released: '2024-01-01', previous: [{ released: '2024-01-02' }] },
  ],
  [
    'file0.previous[0].version: expected a version that is newer',
    { previous: [{}, { version: '1.1.5' }] },
  ],
  [
    'file0.channels.http: expected a URL that ends with /App.exe',
    { channels: { http: 'https://a.test/App.exe.sig' } },
  ],
  ['file1.sha256: another file has the same hash', { sha256: 'ab' }, { sha256: 'ab' }],
  ['file0.notes: "ru" is missing, add the notes', { notes: { en: '- New.', de: '- Neu.' } }],
  ['file0.notes.de: this is the same as in English', { notes: { en: '- Fast.', de: '- Fast.' } }],
  ['file0.notes.ru: this has no Cyrillic letters', { notes: { en: '- Fast.', ru: '- Faster.' } }],
  ['file0.notes.xx: "xx" is not a language of the site', { notes: { xx: 'd' } }],
  ['file1.notes: another file has notes of this version', { notes: {} }, { notes: {} }],
  ['file0.notes.en: Markdown of the kind "heading"', { notes: { en: '# New' } }],
  ['file0.fileName: this is version 1.1.0, expected 1.2.0', { fileName: 'App-1.1.0.exe' }],
  [
    'file0.channels.http: this is version 1.1.0',
    { channels: { http: 'https://a.test/1.1.0/App.exe' } },
  ],
  [
    'file0.channels.http: expected a URL that ends with /App.exe',
    { channels: { http: 'https://a.test/Setup.exe' } },
  ],
  ['file0.signature: this is version 1.1.0', { signature: 'https://a.test/1.1.0/App.exe.sig' }],
  [
    'file0.signature: expected a URL that ends with /App.exe',
    { signature: 'https://a.test/1.2.0/Setup.exe.sig' },
  ],
  [
    'file0.previous[0].url: this is version 1.0.0',
    { previous: [{ url: 'https://a.test/1.0.0/App.exe' }] },
  ],
  [
    'file0.previous[0].url: expected a URL that ends with /App.exe',
    { previous: [{ url: 'https://a.test/Setup.exe' }] },
  ],
  [
    'file0.previous[0].fileName: this is version 1.2.0',
    { previous: [{ fileName: 'App-1.2.0.exe' }] },
  ],
  [
    'file0.previous[0].signature: this is version 1.2.0',
    { previous: [{ signature: 'https://a.test/1.2.0/App.exe.sig' }] },
  ],
])('reports files.%s', (expected, ...files) => {
  const found = contentErrors(contentOf(releases(...files))).map(
    ({ line, path, message }) => `${line}  ${path}: ${message}`,
  )

  expect(found).toContainEqual(expect.stringContaining(`1  files.${expected}`))
})
