import { lines, type FaultsByRule } from './faults.fixture'

export const faults: FaultsByRule = {
  glossaryEntries: {
    texts: {
      'locales/de/home.json': '{}',
      'locales/ru/home.json': '{}',
      'glossary.yaml': `registers: { ru: formal }
terms:
  - { key: pack, en: credit pack, words: { de: { term: Paket } } }
`,
    },
    expected: [
      'glossary.yaml:1:1  registers: "de" is missing, add how it addresses the reader',
      'glossary.yaml:3:35  terms.pack.words: "ru" is missing, add its translation',
    ],
  },
  glossary: {
    texts: {
      'glossary.yaml': `registers: { de: informal }
terms:
  - { key: credit, en: credit, variants: [credits], words: { de: { term: Credit } } }
`,
      'locales/en/home.json': lines({ right: 'A credit', wrong: 'Buy credits' }),
      'locales/de/home.json': lines({ right: 'Ein Credit', wrong: 'Punkte kaufen' }),
    },
    expected: ['locales/de/home.json:3:12  wrong: English says "credit" here'],
  },
  otherWords: {
    texts: {
      'glossary.yaml': `registers: {}
terms:
  - { key: memory, en: main memory, avoid: [memory, RAM], words: {} }
`,
      'locales/en/home.json': lines({
        right: 'Main memory',
        short: '8 GB of RAM',
        part: 'More memory',
      }),
    },
    expected: [
      'locales/en/home.json:3:12  short: "RAM" is another word for "main memory", write "main memory"',
      'locales/en/home.json:4:11  part: "memory" is another word for "main memory", write "main memory"',
    ],
  },
  labels: {
    texts: {
      'glossary.yaml': `registers: {}
terms: []
labels:
  - texts: [home:first, home:second, home:gone]
`,
      'locales/en/home.json': lines({ first: 'Download', second: 'Get it' }),
      'locales/de/home.json': lines({ first: 'Download', second: 'Herunterladen' }),
    },
    expected: [
      'locales/en/home.json:3:13  second: this label leads to the same target as home:first, write "Download"',
      'locales/de/home.json:3:13  second: this label leads to the same target as home:first, write "Download"',
      'glossary.yaml:4:38  labels[0].texts[2]: there is no text "home:gone"',
    ],
  },
}
