import { lines, type FaultsByRule } from './faults.fixture'

export const faults: FaultsByRule = {
  translationKeys: {
    texts: {
      'locales/en/home.json': lines({
        untranslated: 'b',
        title: 'b',
        group: { b: 'c' },
        texte: 'b',
      }),
      'locales/de/home.json': lines({ titel: 'e', group: 'e', texts: 'c', lostInEnglish: 'c' }),
      'locales/ru/home.json': lines({
        untranslated: 'б',
        title: 'б',
        group: { b: 'б' },
        texts: 'б',
        lostInEnglish: 'б',
      }),
    },
    expected: [
      'locales/en/home.json:7:3  texte: most other languages have no "texte" here, did you mean "texts"?',
      'locales/en/home.json:1:1  "lostInEnglish" is missing: most other languages have it',
      'locales/de/home.json:2:3  titel: English has no "titel" here, did you mean "title"?',
      'locales/de/home.json:1:1  "untranslated" is missing, translate it from English',
      'locales/de/home.json:3:12  group: English has a group here, expected the same',
    ],
  },
  translationOrder: {
    texts: {
      'prose/en/service.yaml': 'sections:\n  - { key: a, body: A. }\n  - { key: b, body: B. }\n',
      'prose/de/service.yaml': 'sections:\n  - { key: b, body: B. }\n  - { key: a, body: A. }\n',
      'prose/en/faq.yaml': 'entries:\n  - { key: a }\n  - { key: b }\n',
      'prose/de/faq.yaml': 'entries:\n  - { key: b }\n  - { key: a }\n',
      'locales/en/tutorial.json': lines({ steps: { code: 'Code', login: 'Log in' }, end: 'End' }),
      'locales/de/tutorial.json': lines({ steps: { login: 'Los', code: 'Code' }, end: 'Ende' }),
    },
    expected: [
      'prose/de/service.yaml:2:7  sections.b.key: the order differs from English',
      'prose/de/faq.yaml:2:7  entries.b.key: the order differs from English, expected "a" as question 1',
      'locales/de/tutorial.json:3:5  steps.login: the order differs from English, expected "code" here',
    ],
  },
}
