import type { OfferedFile } from '../../site/releases'
import { unpublishedFacts } from './unpublishedFacts'

const file: OfferedFile = {
  key: 'windowsDownloader',
  platform: 'windows',
  version: '1',
  fileName: 'a.exe',
  updated: '2022-05-01',
  size: '1 MB',
  sha256: 'a',
  signature: null,
  day: '1 May 2022',
  channels: { preferred: 'a', http: null, mirror: null, highSpeed: 'a' },
  previous: [],
  news: null,
  publisher: null,
  signingKey: null,
  packageCommand: null,
}
const setup: OfferedFile = { ...file, key: 'windowsSetup', version: null }

describe('unpublishedFacts', () => {
  it.each<[string, OfferedFile[], string[]]>([
    ['none', [file, setup], []],
    ['the version of the downloader', [{ ...file, version: null }, setup], ['currentVersion']],
    ['the size of the downloader', [{ ...file, size: null }, setup], ['downloaderSize']],
    ['the size of the full installer', [file, { ...setup, size: null }], ['fullSize']],
    ['a date and a hash', [file, { ...setup, day: null, sha256: null }], ['released', 'hash']],
    [
      'a high-speed channel',
      [file, setup].map((one) => ({ ...one, channels: { ...one.channels, highSpeed: null } })),
      ['highSpeed'],
    ],
  ])('returns %s', (_name, files, facts) => {
    expect(unpublishedFacts(files)).toEqual(facts)
  })
})
