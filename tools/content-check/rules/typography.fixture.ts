import { lines, type FaultsByRule } from './faults.fixture'

export const faults: FaultsByRule = {
  frenchSpaces: {
    texts: {
      'locales/fr/home.json': lines({
        right: 'Un mot\u00a0: deux',
        space: 'Un mot : deux',
        none: 'Un mot?',
      }),
      'prose/fr/service.yaml': "sections:\n  - { key: a, body: 'Un mot?' }\n",
      'site/captures.yaml': "caption: { fr: 'Un mot?' }\n",
    },
    expected: [
      'locales/fr/home.json:3:16  space: "mot :" needs a no-break space (U+00A0) at its punctuation',
      'locales/fr/home.json:4:15  none: "mot?" needs a no-break space (U+00A0) at its punctuation',
      'prose/fr/service.yaml:2:25  sections.a.body: "mot?" needs a no-break space',
      'site/captures.yaml:1:20  caption.fr: "mot?" needs a no-break space',
    ],
  },
  punctuation: {
    texts: {
      'locales/ar/home.json': lines({ right: 'لماذا؟', question: 'لماذا?' }),
      'locales/de/home.json': lines({
        right: 'Warum „so“?',
        question: 'Warum？',
        comma: 'Ja، nein',
        quotation: '“so”',
      }),
      'locales/en/home.json': lines({ right: 'Why “so”?', quotation: '«so»' }),
      'locales/fr/home.json': lines({ right: '« a “b” »', quotation: '“so”' }),
      'locales/es/home.json': lines({ right: 'Hola. ¿Por qué?', question: 'Por qué?' }),
      'locales/ja/home.json': lines({
        right: 'はい、FaceApp?',
        comma: 'はい,いいえ',
        meta: { keywords: '顔, 写真' },
      }),
      'prose/en/service.yaml': "sections:\n  - { key: a, body: 'Why？' }\n",
    },
    expected: [
      'locales/ar/home.json:3:20  question: "ا?" has the punctuation of another language',
      'locales/de/home.json:3:21  question: "？" has the punctuation of another language',
      'locales/de/home.json:4:15  comma: "،" has the punctuation of another language',
      'locales/de/home.json:5:20  quotation: "”" has the punctuation of another language',
      'locales/en/home.json:3:17  quotation: "«" has the punctuation of another language',
      'locales/fr/home.json:3:17  quotation: "“" has the punctuation of another language',
      'locales/es/home.json:3:16  question: "Por qué?" has the punctuation of another language',
      'locales/ja/home.json:3:14  comma: "い," has the punctuation of another language',
      'prose/en/service.yaml:2:25  sections.a.body: "？" has the punctuation of another language',
    ],
  },
  typing: {
    texts: {
      'locales/en/home.json': lines({
        right: 'It’s “right” … It had had time, to be right.',
        apostrophe: "It's",
        quotation: 'It is "so"',
        dots: 'And so on...',
        comma: 'Yes , no',
        colon: 'Yes : no',
        word: 'Show the the face',
      }),
      'locales/fr/home.json': lines({ right: 'Vous vous inscrivez : oui' }),
      'prose/en/service.yaml': "sections:\n  - { key: a, body: 'And so on...' }\n",
    },
    expected: [
      'locales/en/home.json:3:18  apostrophe: found "It\'s", expected a typographic apostrophe or quotation mark',
      'locales/en/home.json:4:16  quotation: found ""so"", expected the quotation marks of the language',
      'locales/en/home.json:5:19  dots: found "on...", expected one character, …',
      'locales/en/home.json:6:13  comma: found "Yes ,", expected no space before it',
      'locales/en/home.json:7:13  colon: found "Yes :", expected no space before it',
      'locales/en/home.json:8:17  word: found "the the", expected this word once',
      'prose/en/service.yaml:2:29  sections.a.body: found "on...", expected one character, …',
    ],
  },
  pairs: {
    texts: {
      'locales/de/home.json': lines({ right: 'Ein „Wort“ (hier)', quotation: 'Ein “Wort“' }),
      'locales/en/home.json': lines({
        right: 'A “word” (here)',
        quotation: 'A “word',
        bracket: 'A word)',
      }),
      'locales/ja/home.json': lines({ bracket: '「言葉' }),
      'locales/ru/home.json': lines({ bracket: '«слово' }),
      'prose/ja/service.yaml': "sections:\n  - { key: a, body: '（言葉' }\n",
    },
    expected: [
      'locales/de/home.json:3:16  quotation: expected as many "„" as "“"',
      'locales/en/home.json:3:16  quotation: expected as many "“" as "”"',
      'locales/en/home.json:4:14  bracket: expected as many "(" as ")"',
      'locales/ja/home.json:2:14  bracket: expected as many "「" as "」"',
      'locales/ru/home.json:2:14  bracket: expected as many "«" as "»"',
      'prose/ja/service.yaml:2:21  sections.a.body: expected as many "（" as "）"',
    ],
  },
}
