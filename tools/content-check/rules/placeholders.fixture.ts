import { lines, type FaultsByRule } from './faults.fixture'

export const faults: FaultsByRule = {
  placeholders: {
    texts: {
      'site/brand.yaml': 'name: Face\ncompany: null\ndays: 2\n',
      'locales/en/units.json': lines({ day_one: '{{count}} day', day_other: '{{count}} days' }),
      'locales/en/home.json': lines({
        fact: '{{site.nothing}}',
        format: '{{brand.name, numbr}}',
        option: '{{brand.name, list(typ: a)}}',
        unknown: '{{brand.company}}',
        unit: '{{brand.days, count(unit: dai)}}',
        type: '{{brand.name, number}}',
      }),
    },
    expected: [
      'locales/en/home.json:2:12  fact: there is no fact "site.nothing"',
      'locales/en/home.json:3:14  format: there is no format "numbr", did you mean "number"?',
      'locales/en/home.json:4:14  option: there is no option "typ", did you mean "type"?',
      'locales/en/home.json:5:15  unknown: "brand.company" is null in content/site/brand',
      'locales/en/home.json:6:12  unit: there is no unit "dai", did you mean "day"?',
      'locales/en/home.json:7:12  type: {{brand.name, number}} can\'t be filled: "Face" is not a number',
    ],
  },
  pluralForms: {
    texts: {
      'locales/en/units.json': lines({ day_one: 'a day', day_few: '{{count}}', day_other: 'days' }),
      'locales/de/units.json': lines({
        day_other: '{{count}} {{brand.name}}',
        day_dative_one: '{{count}}',
      }),
      'locales/ru/units.json': lines({
        day_one: 'день',
        day_few: '{{count}} дней',
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
      'locales/ru/units.json:3:14  day_few: this is the form "many", expected "дня"',
    ],
  },
}
