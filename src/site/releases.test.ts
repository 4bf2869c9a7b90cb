import { unpublishedFacts, type OfferedFile } from './releases'

const file: OfferedFile = {
  key: 'windowsDownloader',
  platform: 'windows',
  version: '1',
  fileName: 'a.exe',
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

describe('the facts that are not published', () => {
  it.each<[string, OfferedFile[], string[]]>([
    ['none', [file, setup], []],
    ['the version of the downloader', [{ ...file, version: null }, setup], ['currentVersion']],
    ['its size', [{ ...file, size: null }, setup], ['downloaderSize']],
    ['the size of the full client', [file, { ...setup, size: null }], ['fullSize']],
    ['a date and a hash', [file, { ...setup, day: null, sha256: null }], ['released', 'hash']],
    [
      'a high-speed channel',
      [file, setup].map((one) => ({ ...one, channels: { ...one.channels, highSpeed: null } })),
      ['highSpeed'],
    ],
  ])('are %s', (_name, files, facts) => {
    expect(unpublishedFacts(files)).toEqual(facts)
  })
})
