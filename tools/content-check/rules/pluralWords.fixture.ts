import { lines, type FaultsByRule } from './faults.fixture'

export const faults: FaultsByRule = {
  usualUnits: {
    texts: {
      'locales/en/units.json': lines({ day_one: 'a day', day_other: '{{count}} days' }),
      'locales/de/units.json': lines({
        day_one: '{{count}} Tga',
        day_other: '{{count}} Tage',
        day_dative_other: '{{count}} Tagen',
      }),
      'locales/ru/units.json': lines({
        day_one: '{{count}} день',
        day_few: '{{count}} дней',
        day_many: '{{count}} дней',
      }),
    },
    expected: [
      'locales/en/units.json:2:14  day_one: "a day" is not the usual word, expected "day"',
      'locales/de/units.json:2:14  day_one: "Tga" is not the usual word, expected "Tag"',
      'locales/ru/units.json:3:14  day_few: this is the form "many", expected "дня"',
    ],
  },
  otherUnits: {
    texts: {
      'locales/en/units.json': lines({
        credit_one: '{{count}} credit',
        credit_other: '{{count}} credit',
        frame_one: '{{count}} frames',
        frame_other: '{{count}} frames',
      }),
      'locales/de/units.json': lines({
        frame_one: '{{count}} Bild',
        frame_other: '{{count}} Bild',
      }),
      'locales/ru/units.json': lines({
        credit_one: '{{count}} кредит',
        credit_few: '{{count}} кредитов',
        credit_many: '{{count}} кредитов',
      }),
    },
    expected: [
      'locales/en/units.json:3:19  credit_other: "credit" does not end like the form "other" of a noun',
      'locales/en/units.json:4:16  frame_one: "frames" does not end like the form "one"',
      'locales/de/units.json:3:18  frame_other: "Bild" does not end like the form "other"',
      'locales/ru/units.json:3:17  credit_few: "кредитов" does not end like the form "few"',
    ],
  },
}
