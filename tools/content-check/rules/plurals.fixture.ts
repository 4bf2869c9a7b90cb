import { lines, type FaultsByRule } from './faults.fixture'

export const faults: FaultsByRule = {
  pluralForms: {
    texts: {
      'locales/en/units.json': lines({ day_one: 'a day', day_few: '{{count}}', day_other: 'days' }),
      'locales/de/units.json': lines({
        day_other: '{{count}} {{brand.name}}',
        day_dative_one: '{{count}}',
      }),
      'locales/ru/units.json': lines({
        day_one: 'день',
        day_few: '{{count}} дня',
        day_other: '{{count}} дня',
      }),
    },
    expected: [
      'locales/en/units.json:3:3  day_few: "day_few" is not a unit with a plural form of this language',
      'locales/en/units.json:4:16  day_other: the number is missing, add {{count}}',
      'locales/de/units.json:1:1  "day_one" is missing, expected the forms one, other of day',
      'locales/de/units.json:1:1  "day_dative_other" is missing, expected the forms one, other of day',
      'locales/de/units.json:2:27  day_other: found {{brand.name}}, expected {{count}}',
      'locales/ru/units.json:1:1  "day_many" is missing',
      'locales/ru/units.json:2:14  day_one: the number is missing, add {{count}}',
    ],
  },
}
