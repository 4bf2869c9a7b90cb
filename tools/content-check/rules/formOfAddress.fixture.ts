import { lines, type FaultsByRule } from './faults.fixture'

export const faults: FaultsByRule = {
  formOfAddress: {
    texts: {
      'locales/de/home.json': lines({
        right: 'Ihr Bild',
        informal: 'Es ist dein Bild',
        prompt: { title: 'Willst du das?' },
      }),
      'locales/es/home.json': lines({ right: 'Tu cara', formal: 'Mire usted' }),
      'locales/fr/home.json': lines({ right: 'Vous', informal: 'Si tu veux' }),
      'prose/de/service.yaml': "sections:\n  - { key: a, body: 'Dein Bild.' }\n",
      'locales/ru/home.json': lines({ right: 'Вы', informal: 'Если ты хочешь' }),
    },
    expected: [
      'locales/de/home.json:3:23  informal: "dein" is not the form of address in content/glossary.yaml (registers.de)',
      'prose/de/service.yaml:2:22  sections.a.body: "Dein" is not',
      'locales/es/home.json:3:19  formal: "usted" is not the form of address in content/glossary.yaml (registers.es)',
      'locales/fr/home.json:3:19  informal: "tu" is not',
      'locales/ru/home.json:3:21  informal: "ты" is not',
    ],
  },
}
