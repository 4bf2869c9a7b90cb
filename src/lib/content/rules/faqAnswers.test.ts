import { linesOf } from '../contentOf.fixture'
import { faqAnswers } from './faqAnswers'

const answers = (...keys: string[]) =>
  `entries:\n${keys.map((key) => `  - key: ${key}\n`).join('')}`

it.each([
  ['all answered', 'tutorial: [modes]\nprice: [modes, plans]\n', answers('modes', 'plans'), []],
  [
    'a question without an answer',
    'tutorial: [mode]\nprice: [modes]\n',
    answers('modes'),
    [
      'content/site/faq.yaml:1:12  tutorial[0]: content/prose/en/faq.yaml has no entry "mode", did you mean "modes"?',
    ],
  ],
  [
    'an answer that no page shows',
    'tutorial: [modes]\n',
    answers('modes', 'refunds'),
    [
      'content/prose/en/faq.yaml:3:10  entries.refunds.key: no page shows the entry "refunds", expected "refunds" in content/site/faq.yaml',
    ],
  ],
])('%s', (_, order, prose, expected) => {
  const texts = { 'site/faq.yaml': order, 'prose/en/faq.yaml': prose }
  expect(linesOf(faqAnswers, texts)).toEqual(expected)
})
