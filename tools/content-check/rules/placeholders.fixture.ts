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
      'prose/en/service.yaml': "sections:\n  - { key: a, body: '{{site.nothing}}' }\n",
    },
    expected: [
      'locales/en/home.json:2:12  fact: there is no fact "site.nothing"',
      'locales/en/home.json:3:14  format: there is no format "numbr", did you mean "number"?',
      'locales/en/home.json:4:14  option: there is no option "typ", did you mean "type"?',
      'locales/en/home.json:5:15  unknown: "brand.company" is null in content/site/brand',
      'locales/en/home.json:6:12  unit: there is no unit "dai", did you mean "day"?',
      'locales/en/home.json:7:12  type: {{brand.name, number}} can\'t be filled: "Face" is not a number',
      'prose/en/service.yaml:2:22  sections.a.body: there is no fact "site.nothing"',
    ],
  },
}
