import { lines, type FaultsByRule } from './faults.fixture'

export const faults: FaultsByRule = {
  sameAsEnglish: {
    texts: {
      'reviewed-identical.yaml': `texts:
  - { text: home:reviewed, languages: all }
  - { text: home:gone, languages: all }
`,
      'locales/en/home.json': lines({ reviewed: 'Menu', same: 'Menu' }),
      'locales/de/home.json': lines({ reviewed: 'Menu', same: 'Menu' }),
      'locales/en/units.json': lines({ day_other: '{{count}} days' }),
      'locales/de/units.json': lines({ day_other: '{{count}} days' }),
      'locales/ru/units.json': lines({ day_other: '{{count}} days' }),
    },
    expected: [
      'locales/de/home.json:3:11  same: this is the same as in English, translate it or add it to content/reviewed-identical.yaml',
      'locales/de/units.json:2:16  day_other: this is the same as in English',
      'locales/ru/units.json:2:16  day_other: this is the same as in English',
      'reviewed-identical.yaml:3:5  texts[1]: no text "home:gone" is the same as in English, delete this entry',
    ],
  },
  untranslated: {
    texts: {
      'locales/en/home.json': lines({ english: 'Try it with your app', latin: 'Menu' }),
      'locales/de/home.json': lines({ english: 'Check your line and try this app', latin: 'Menü' }),
      'locales/ru/home.json': lines({ english: 'Проверьте линию', latin: 'Karte' }),
    },
    expected: [
      'locales/de/home.json:2:14  english: this is in English, translate it',
      'locales/ru/home.json:3:12  latin: this has no Cyrillic letters, translate it',
    ],
  },
  offeredLanguage: {
    texts: {
      'locales/en/common.json': lines({ languageOffer: { text: 'It is available in German.' } }),
      'locales/de/common.json': lines({ languageOffer: { text: 'Es gibt sie auf Deutsch.' } }),
      'locales/ru/common.json': lines({ languageOffer: { text: 'Читать по-английски' } }),
    },
    expected: [
      'locales/en/common.json:3:13  languageOffer.text: this names German, expected the name of English',
      'locales/ru/common.json:3:13  languageOffer.text: this names English, expected the name of Russian',
    ],
  },
  otherLanguage: {
    texts: {
      'locales/en/home.json': lines({
        first: 'Your browser keeps the file on this computer, and nobody else can see it.',
        second: 'The file stays on your computer, and the browser shows it to nobody else.',
        third: 'When you close the browser, nobody can see this file on the computer.',
        fourth: 'Auf diesem Computer zeigt der Browser die Datei, und sonst sieht sie niemand.',
        short: 'Auf diesem Computer',
      }),
      'locales/de/home.json': lines({
        first: 'Ihr Browser behält die Datei auf diesem Computer, und niemand sonst sieht sie.',
        second: 'Die Datei bleibt auf Ihrem Computer, und der Browser zeigt sie niemandem sonst.',
        third: 'When you close the browser, nobody can see this file on the computer.',
        fourth: 'Auf diesem Computer sieht niemand die Datei, wenn Sie den Browser schließen.',
      }),
      'locales/ru/home.json': lines({ first: 'The browser keeps the file on this computer.' }),
    },
    expected: [
      'locales/en/home.json:5:13  fourth: this seems to be in German, translate it',
      'locales/de/home.json:4:12  third: this seems to be in English, translate it',
    ],
  },
}
