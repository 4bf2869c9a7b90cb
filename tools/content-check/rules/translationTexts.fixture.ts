import { recordDigest } from '../translationRecord'
import { lines, type FaultsByRule } from './faults.fixture'

/** Returns a translation record, from the English and the German string of each name. */
const recordOf = (texts: Readonly<Record<string, readonly [english: string, german: string]>>) =>
  lines(
    Object.fromEntries(
      Object.entries(texts).map(([name, both]) => [name, both.map(recordDigest).join(' ')]),
    ),
  )

const facts = 'name: FaceApp\nslogan: Swap\n'

export const faults: FaultsByRule = {
  translationLinks: {
    texts: {
      'prose/en/service.yaml': `sections:
  - { key: lost, body: 'See [a](/price/).' }
  - { key: added, body: 'See.' }
`,
      'prose/de/service.yaml': `sections:
  - { key: lost, body: 'Siehe.' }
  - { key: added, body: 'Siehe [a](/price/).' }
`,
    },
    expected: [
      'prose/de/service.yaml:2:24  sections.lost.body: the link to /price/ is missing, add it as in English',
      'prose/de/service.yaml:3:32  sections.added.body: English has no link to /price/',
    ],
  },
  translationBlocks: {
    texts: {
      'prose/en/faq.yaml': `entries:
  - { key: a, answer: "A\\n\\n- b\\n- c" }
  - { key: b, answer: "A\\n\\nB" }
`,
      'prose/de/faq.yaml': `entries:
  - { key: a, answer: "A\\n\\n- b" }
  - { key: b, answer: "A B" }
`,
    },
    expected: [
      'prose/de/faq.yaml:2:23  entries.a.answer: found paragraph, list of 1, expected the same as in English: paragraph, list of 2',
      'prose/de/faq.yaml:3:23  entries.b.answer: found paragraph, expected the same as in English: paragraph, paragraph',
    ],
  },
  translationsOfOthers: {
    texts: {
      'locales/en/home.json': lines({
        open: 'Open',
        close: 'Close',
        later: 'Not now',
        pasted: 'Your browser reads the file',
        source: 'Your browser keeps the file',
        moved: 'Send',
        shared: 'Dismiss',
        owner: 'Back',
      }),
      'locales/de/home.json': lines({
        open: 'Schließen',
        close: 'Öffnen',
        later: 'Senden',
        pasted: 'Ihr Browser behält die Datei',
        source: 'Ihr Browser behält die Datei',
        moved: 'Absenden',
        shared: 'Zurück',
        owner: 'Zurück',
      }),
      'translated/de.json': recordOf({
        'home:open': ['Open', 'Öffnen'],
        'home:close': ['Close', 'Schließen'],
        'home:later': ['Not now', 'Später'],
        'home:pasted': ['Your browser reads the file', 'Ihr Browser liest die Datei'],
        'home:source': ['Your browser keeps the file', 'Ihr Browser behält die Datei'],
        'home:moved': ['Send', 'Senden'],
        'home:shared': ['Dismiss', 'Verwerfen'],
        'home:owner': ['Back', 'Zurück'],
      }),
    },
    expected: [
      'locales/de/home.json:2:11  open: this is the translation of home:close; if it is right here too, run: npm run i18n:confirm -- de home:open',
      'locales/de/home.json:3:12  close: this is the translation of home:open',
      'locales/de/home.json:4:12  later: this is the translation of home:moved',
      'locales/de/home.json:5:13  pasted: this is the translation of home:source',
    ],
  },
  literalFacts: {
    texts: {
      'site/brand.yaml': facts,
      'locales/en/home.json': lines({
        right: 'Two days',
        number: 'Some days',
        name: 'This program',
      }),
      'locales/de/home.json': lines({
        right: '2 Tage',
        number: 'Nach 14 Tagen',
        name: 'Dieses FaceApp',
      }),
    },
    expected: [
      'locales/de/home.json:3:19  number: "14" is typed here and not in English, expected a placeholder',
      'locales/de/home.json:4:19  name: "FaceApp" is typed here and not in English',
    ],
  },
  names: {
    texts: {
      'locales/en/home.json': lines({
        right: 'Windows shows it',
        other: 'On Windows',
        lost: 'Ask on Discord',
        meta: { title: 'For Windows' },
      }),
      'locales/de/home.json': lines({
        right: 'Das Windows-Fenster',
        other: 'Unter macOS',
        lost: 'Frage uns',
        meta: { title: 'Für Computer' },
      }),
    },
    expected: [
      'locales/de/home.json:3:12  other: "Windows" is missing, the English text names it',
      'locales/de/home.json:3:19  other: "macOS" is not in the English text',
      'locales/de/home.json:4:11  lost: "Discord" is missing',
    ],
  },
  endings: {
    texts: {
      'locales/en/home.json': lines({
        right: 'A question?',
        label: 'A label',
        sentence: 'A sentence.',
        quotation: 'He said “yes.”',
        question: 'A question?',
      }),
      'locales/ar/home.json': lines({ right: 'سؤال؟' }),
      'locales/de/home.json': lines({
        right: 'Eine Frage?',
        label: 'Was ist das?',
        sentence: 'Ein Satz',
        quotation: 'Er sagte „ja“',
        question: 'Eine Frage.',
      }),
      'locales/ja/home.json': lines({ sentence: '文' }),
    },
    expected: [
      'locales/de/home.json:4:15  sentence: this ends without ".", expected a mark as in English',
      'locales/de/home.json:5:16  quotation: this ends without ".", expected a mark as in English',
      'locales/de/home.json:6:15  question: this ends without "?", expected a mark as in English',
    ],
  },
}
