import { lines, type FaultsByRule } from './faults.fixture'

export const faults: FaultsByRule = {
  numbers: {
    texts: {
      'site/media.yaml': `minSize: 3
maxSize: 2
noticeMinDays: 3
noticeMaxDays: 2
framesMin: 3
framesMax: 2
a: { minimum: { size: 3 }, recommended: { size: 2 } }
`,
    },
    expected: [
      'site/media.yaml:1:10  minSize: this is above "maxSize", expected at most 2',
      'site/media.yaml:3:16  noticeMinDays: this is above "noticeMaxDays", expected at most 2',
      'site/media.yaml:5:12  framesMin: this is above "framesMax", expected at most 2',
      'site/media.yaml:7:23  a.minimum.size: this is above "a.recommended.size", expected at most 2',
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
      'launch.yaml': "asked: '2024-06-02'\n",
    },
    expected: [
      'site/legal.yaml:2:19  privacy.dated: 2025 is in the future, expected at most 2024-06-01',
      'site/legal.yaml:3:18  refund.dated: 2024-06-02 is in the future, expected at most 2024-06-01',
      'launch.yaml:1:8  asked: 2024-06-02 is in the future',
    ],
  },
  prevailingLanguage: {
    texts: { 'site/legal.yaml': 'prevailingLanguage: zh\n' },
    expected: [
      'site/legal.yaml:1:21  prevailingLanguage: expected a language of the site: en, de, ru',
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
}
