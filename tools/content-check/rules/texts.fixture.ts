import { lines, type FaultsByRule } from './faults.fixture'

export const faults: FaultsByRule = {
  characters: {
    texts: {
      'locales/en/home.json': lines({
        right: 'a b',
        invisible: 'a\u200bb',
        accent: 'e\u0301',
        form: '\uff21\uff29',
        encoding: 'Ã©',
        empty: '',
        space: 'a ',
      }),
    },
    expected: [
      'locales/en/home.json:3:18  invisible: found the invisible character U+200B, delete it',
      'locales/en/home.json:4:13  accent: an accent is a character of its own, type the letter again',
      'locales/en/home.json:5:12  form: "\uff21\uff29" has another form than the usual letters, type "AI"',
      'locales/en/home.json:6:16  encoding: "Ã©" was saved in a wrong encoding, type it again',
      'locales/en/home.json:7:12  empty: this is empty, expected a text',
      'locales/en/home.json:8:12  space: this starts or ends with a space, delete it',
    ],
  },
  plainTexts: {
    texts: {
      'locales/en/home.json': lines({
        right: 'a b',
        html: 'a <b>b</b>',
        url: 'see https://a.b',
        markdown: '~~a~~',
        unfinished: 'a TODO',
      }),
    },
    expected: [
      'locales/en/home.json:3:14  html: "<b>" is HTML, expected plain text',
      'locales/en/home.json:4:15  url: "https://" is a URL, which belongs in content/site/',
      'locales/en/home.json:5:16  markdown: "~~" is Markdown, expected plain text',
      'locales/en/home.json:6:20  unfinished: "TODO" is unfinished, expected plain text',
    ],
  },
  braces: {
    texts: {
      'site/brand.yaml': "name: Face\nslogan: 'a {{brand.name}}'\n",
      'locales/en/home.json': lines({ right: 'a {{brand.name}}', open: 'a {{brand.name} b' }),
      'prose/en/service.yaml': "sections:\n  - { key: a, body: 'In {seconds}.' }\n",
    },
    expected: [
      'site/brand.yaml:2:12  slogan: "{{" is not a placeholder, expected one such as {{brand.name}}',
      'locales/en/home.json:3:14  open: "{{" is not a placeholder, expected one such as {{brand.name}}',
      'prose/en/service.yaml:2:25  sections.a.body: "{seconds}" is not a placeholder',
    ],
  },
  script: {
    texts: {
      'locales/de/home.json': lines({ right: 'Hallo', foreign: 'Hallo Мир' }),
      'locales/ru/home.json': lines({
        right: 'Мир Facewright',
        mixed: 'Mир',
        sentence: 'Мир is not yet translated here',
      }),
    },
    expected: [
      'locales/de/home.json:3:21  foreign: "Мир" is not in Latin script, translate it',
      'locales/ru/home.json:3:13  mixed: "Mир" mixes Latin and Cyrillic letters',
      'locales/ru/home.json:4:20  sentence: "is not yet translated here" is not in Cyrillic script, translate it',
    ],
  },
  arabicLetters: {
    texts: { 'locales/ar/home.json': lines({ right: 'في', persian: 'ف\u06cc' }) },
    expected: ['locales/ar/home.json:3:16  persian: "\u06cc" is a Persian letter, type "\u064a"'],
  },
  frenchSpaces: {
    texts: {
      'locales/fr/home.json': lines({
        right: 'Un mot\u00a0: deux',
        space: 'Un mot : deux',
        none: 'Un mot?',
      }),
    },
    expected: [
      'locales/fr/home.json:3:16  space: "mot :" needs a no-break space (U+00A0) at its punctuation',
      'locales/fr/home.json:4:15  none: "mot?" needs a no-break space (U+00A0) at its punctuation',
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
    },
    expected: [
      'locales/en/home.json:3:18  apostrophe: found "It\'s", expected a typographic apostrophe or quotation mark',
      'locales/en/home.json:4:16  quotation: found ""so"", expected the quotation marks of the language',
      'locales/en/home.json:5:19  dots: found "on...", expected one character, …',
      'locales/en/home.json:6:13  comma: found "Yes ,", expected no space before it',
      'locales/en/home.json:7:13  colon: found "Yes :", expected no space before it',
      'locales/en/home.json:8:17  word: found "the the", expected this word once',
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
    },
    expected: [
      'locales/de/home.json:3:16  quotation: expected as many "„" as "“"',
      'locales/en/home.json:3:16  quotation: expected as many "“" as "”"',
      'locales/en/home.json:4:14  bracket: expected as many "(" as ")"',
      'locales/ja/home.json:2:14  bracket: expected as many "「" as "」"',
    ],
  },
  address: {
    texts: {
      'locales/de/home.json': lines({
        right: 'Ihr Bild',
        informal: 'Es ist dein Bild',
        prompt: { title: 'Willst du das?' },
      }),
      'locales/fr/home.json': lines({ right: 'Vous', informal: 'Si tu veux' }),
      'locales/ru/home.json': lines({ right: 'Вы', informal: 'Если ты хочешь' }),
    },
    expected: [
      'locales/de/home.json:3:23  informal: "dein" is informal, address visitors as in other texts',
      'locales/fr/home.json:3:19  informal: "tu" is informal, address visitors as in other texts',
      'locales/ru/home.json:3:21  informal: "ты" is informal, address visitors as in other texts',
    ],
  },
  keywords: {
    texts: {
      'locales/en/home.json': lines({ meta: { keywords: 'swap, Face swap, face swap' } }),
      'locales/ja/home.json': lines({ meta: { keywords: '顔、写真、顔' } }),
    },
    expected: [
      'locales/en/home.json:3:17  meta.keywords: "face swap" is twice in this list, delete one',
      'locales/ja/home.json:3:17  meta.keywords: "顔" is twice in this list, delete one',
    ],
  },
}
