import { errorsIn, expectError, type Texts } from '../errors.fixture'

const facts: Texts = { 'site/brand.yaml': 'name: Face\nslogan: Swap\n' }
const paragraphs = (english: string, german: string): Texts => ({
  ...facts,
  'prose/en/faq.yaml': `entries:\n  - key: a\n    answer: |\n      ${english}\n`,
  'prose/de/faq.yaml': `entries:\n  - key: a\n    answer: |\n      ${german}\n`,
})

test.each([
  [
    11,
    '- A {{brand.name}}.\n      - B {{brand.slogan}}.',
    '- C {{brand.slogan}}.\n      - D {{brand.name}}.',
  ],
  [
    9,
    'A {{brand.name}}.\n\n      B {{brand.slogan}}.',
    'C {{brand.slogan}}.\n\n      D {{brand.name}}.',
  ],
])(
  'reports in column %d placeholders that are in another line than in English',
  (column, english, german) =>
    expectError(
      `prose/de/faq.yaml:4:${column}  entries.a.answer: {{brand.slogan}} is in another line than in English`,
      paragraphs(english, german),
    ),
)

test('accepts placeholders in another line if the translation has more lines', () => {
  const errors = errorsIn(
    paragraphs(
      'A {{brand.name}}.\n\n      B {{brand.slogan}}.',
      'C.\n\n      D {{brand.name}}.\n\n      E {{brand.slogan}}.',
    ),
  )

  expect(errors.filter((error) => error.includes('another line'))).toEqual([])
})
