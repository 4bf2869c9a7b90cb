import { lines, type FaultsByRule } from './faults.fixture'

const texts = (values: object) => ({ en: 'A call', de: 'Ein Anruf', ru: 'Звонок', ...values })

export const faults: FaultsByRule = {
  numbers: {
    texts: {
      'site/media.yaml': `minSize: 3
maxSize: 2
a: { minimum: { size: 3 }, recommended: { size: 2 } }
`,
    },
    expected: [
      'site/media.yaml:1:10  minSize: this is above "maxSize", expected at most 2',
      'site/media.yaml:3:23  a.minimum.size: this is above "a.recommended.size", expected at most 2',
    ],
  },
  models: {
    texts: {
      'site/requirements.yaml': `pc:
  minimum: { card: RX 580, processor: Core i5 9400 }
  recommended: { card: RX 480, processor: Core i7 11400 }
mac: { minimum: { processor: Apple M3 }, recommended: { processor: Apple M1 } }
`,
    },
    expected: [
      'site/requirements.yaml:3:24  pc.recommended.card: this is below the minimum, expected RX 580 or a later model',
      'site/requirements.yaml:4:68  mac.recommended.processor: this is below the minimum, expected Apple M3 or a later model',
    ],
  },
  dates: {
    texts: {
      'site/legal.yaml': `service: { dated: '2024-06-01' }
privacy: { dated: '2025' }
refund: { dated: '2024-06-02' }
`,
    },
    expected: [
      'site/legal.yaml:2:19  privacy.dated: 2025 is in the future, expected at most 2024-06-01',
      'site/legal.yaml:3:18  refund.dated: 2024-06-02 is in the future, expected at most 2024-06-01',
    ],
  },
  prevailingLanguage: {
    texts: { 'site/legal.yaml': 'prevailingLanguage: zh\n' },
    expected: [
      'site/legal.yaml:1:21  prevailingLanguage: expected a language of the site: en, de, ru',
    ],
  },
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
  factTexts: {
    texts: {
      'site/captures.yaml': lines({
        captures: [
          { key: 'copied', caption: texts({ de: 'A call' }) },
          { key: 'latin', caption: texts({ ru: 'Call' }) },
          { key: 'missing', caption: { en: 'A call', de: 'Ein Anruf' } },
          { key: 'other', caption: texts({ xx: 'A' }) },
        ],
      }),
    },
    expected: [
      'site/captures.yaml:7:15  captures.copied.caption.de: this is the same as in English, translate it',
      'site/captures.yaml:16:15  captures.latin.caption.ru: this has no Cyrillic letters, translate it',
      'site/captures.yaml:21:7  captures.missing.caption: "ru" is missing, add the caption in it',
      'site/captures.yaml:32:9  captures.other.caption.xx: "xx" is not a language of the site',
    ],
  },
  captureSources: {
    texts: {
      'site/captures.yaml': lines({
        captures: [
          { key: 'film', kind: 'recording', source: null },
          { key: 'still', kind: 'screenshot', source: 'https://a.test/' },
        ],
      }),
    },
    expected: [
      'site/captures.yaml:6:17  captures.film.source: a recording needs the URL of its video',
      'site/captures.yaml:11:17  captures.still.source: a screenshot has no video, expected null',
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
