import { lines, type FaultsByRule } from './faults.fixture'

const facts = 'name: FaceApp\nslogan: Swap\n'

export const faults: FaultsByRule = {
  translationPlaceholders: {
    texts: {
      'site/brand.yaml': facts,
      'locales/en/home.json': lines({ lost: '{{brand.name}} b', added: 'b' }),
      'locales/de/home.json': lines({ lost: 'c', added: 'c {{brand.slogan}}' }),
    },
    expected: [
      'locales/de/home.json:2:11  lost: {{brand.name}} is missing',
      'locales/de/home.json:3:15  added: {{brand.slogan}} is not in the English text',
    ],
  },
  placeholderLines: {
    texts: {
      'site/brand.yaml': facts,
      'prose/en/faq.yaml': `entries:
  - key: a
    answer: |
      - A {{brand.name}}.
      - B {{brand.slogan}}.
`,
      'prose/de/faq.yaml': `entries:
  - key: a
    answer: |
      - C {{brand.slogan}}.
      - D {{brand.name}}.
`,
    },
    expected: [
      'prose/de/faq.yaml:4:11  entries.a.answer: {{brand.slogan}} is in another line than in English',
    ],
  },
  placeholderOrder: {
    texts: {
      'site/brand.yaml': 'old: { name: A, slogan: B }\nnew: { name: C, slogan: D }\n',
      'locales/en/home.json': lines({
        comparable: '{{brand.old.name}} is now {{brand.new.name}}',
        other: '{{brand.old.name}}: {{brand.old.slogan}}',
      }),
      'locales/de/home.json': lines({
        comparable: '{{brand.new.name}} heißt jetzt {{brand.old.name}}',
        other: '{{brand.old.slogan}}: {{brand.old.name}}',
      }),
    },
    expected: [
      'locales/de/home.json:2:20  comparable: {{brand.new.name}} is before {{brand.old.name}}, expected the order of the English text',
    ],
  },
}
