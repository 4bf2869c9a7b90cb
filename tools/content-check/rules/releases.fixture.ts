import { lines, type FaultsByRule } from './faults.fixture'

export const faults: FaultsByRule = {
  releases: {
    texts: {
      'site/releases.json': lines({
        files: [
          {
            key: 'one',
            version: '1.1.0',
            released: '2024-01-01',
            sha256: 'ab',
            notes: {},
            previous: [{ version: '1.1.5', released: '2024-01-02', sha256: 'ab' }],
          },
          { key: 'two', version: '1.1.0', notes: {} },
        ],
      }),
    },
    expected: [
      'site/releases.json:5:18  files.one.version: expected a version that is newer than 1.1.5',
      'site/releases.json:6:19  files.one.released: expected 2024-01-02 or later, because the older version is of that day',
      'site/releases.json:13:21  files.one.previous[0].sha256: another file has the same hash, measure both again',
      'site/releases.json:20:7  files.two.notes: another file has notes of this version, one is enough',
    ],
  },
  releaseNames: {
    texts: {
      'site/releases.json': lines({
        files: [
          {
            key: 'one',
            version: '1.2.0',
            fileName: 'App-1.1.0.exe',
            channels: { http: 'https://a.test/Setup.exe' },
            signature: 'https://a.test/1.1.0/App-1.1.0.exe.sig',
          },
        ],
      }),
    },
    expected: [
      'site/releases.json:6:24  files.one.fileName: this is version 1.1.0',
      'site/releases.json:8:17  files.one.channels.http: expected a URL that ends with /App-1.1.0.exe',
      'site/releases.json:10:36  files.one.signature: this is version 1.1.0',
    ],
  },
}
