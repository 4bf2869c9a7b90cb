import { lines, type FaultsByRule } from './faults.fixture'

export const faults: FaultsByRule = {
  script: {
    texts: {
      'locales/de/home.json': lines({ right: 'Hallo', foreign: 'Hallo Мир' }),
      'prose/de/service.yaml': "sections:\n  - { key: a, body: 'Hallo Мир' }\n",
      'locales/ru/home.json': lines({
        right: 'Мир Facewright',
        mixed: 'Mир',
        sentence: 'Мир is not yet translated here',
      }),
    },
    expected: [
      'locales/de/home.json:3:21  foreign: "Мир" is not in Latin script, translate it',
      'prose/de/service.yaml:2:28  sections.a.body: "Мир" is not in Latin script, translate it',
      'locales/ru/home.json:3:13  mixed: "Mир" mixes Latin and Cyrillic letters',
      'locales/ru/home.json:4:20  sentence: "is not yet translated here" is not in Cyrillic script, translate it',
    ],
  },
  arabicLetters: {
    texts: {
      'locales/ar/home.json': lines({ right: 'في', persian: 'ف\u06cc' }),
      'prose/ar/service.yaml': "sections:\n  - { key: a, body: 'ف\u06cc' }\n",
    },
    expected: [
      'locales/ar/home.json:3:16  persian: "\u06cc" is a Persian letter, type "\u064a"',
      'prose/ar/service.yaml:2:23  sections.a.body: "\u06cc" is a Persian letter',
    ],
  },
}
