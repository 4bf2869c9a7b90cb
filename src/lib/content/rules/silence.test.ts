import { linesOf } from '../contentOf.fixture'
import { addresses } from './addresses'
import { faqAnswers } from './faqAnswers'
import { glossary } from './glossary'
import { glossaryWords } from './glossaryWords'
import { legalSections } from './legalSections'
import { literalFacts } from './literalFacts'
import { navigation } from './navigation'
import { placeholders } from './placeholders'
import { pluralForms } from './pluralForms'
import { redirects } from './redirects'
import { sameAsEnglish } from './sameAsEnglish'
import { translationKeys } from './translationKeys'
import { wordReferences } from './wordReferences'

/** Rules that compare files, each with files of which it can't say anything yet. */
const cases = {
  addresses: [addresses, { 'site/contact.yaml': 'blog: "\n' }],
  'faqAnswers without an order': [faqAnswers, { 'prose/en/faq.yaml': 'entries:\n  - key: a\n' }],
  'faqAnswers without answers': [faqAnswers, { 'site/faq.yaml': 'price: [a]\n' }],
  'faqAnswers with an order that is broken': [
    faqAnswers,
    { 'site/faq.yaml': 'price: "\n', 'prose/en/faq.yaml': 'entries:\n  - key: a\n' },
  ],
  'faqAnswers with answers that are broken': [
    faqAnswers,
    { 'site/faq.yaml': 'price: [a]\n', 'prose/en/faq.yaml': 'entries: "\n' },
  ],
  glossary: [
    glossary,
    {
      'glossary.yaml': 'terms: "\n',
      'locales/en/home.json': '{"a": "b"}',
      'locales/de/home.json': '{"a": "c"}',
    },
  ],
  glossaryWords: [glossaryWords, { 'glossary.yaml': 'terms: "\n' }],
  'legalSections without terms': [
    legalSections,
    { 'site/legal.yaml': 'service:\n  survivingSections: [1]\n' },
  ],
  'legalSections without its file': [
    legalSections,
    { 'prose/en/service.yaml': 'sections:\n  - key: a\n' },
  ],
  literalFacts: [literalFacts, { 'site/brand.yaml': 'name: "\n' }],
  navigation: [navigation, { 'site/navigation.yaml': 'header: "\n' }],
  placeholders: [placeholders, { 'locales/en/home.json': '{"a": ' }],
  pluralForms: [pluralForms, { 'locales/ru/units.json': '{' }],
  redirects: [redirects, { 'site/redirects.yaml': 'redirects: "\n' }],
  sameAsEnglish: [
    sameAsEnglish,
    { 'locales/en/home.json': '{"a": "Menu"}', 'locales/de/home.json': '{"a": "Menu"}' },
  ],
  'sameAsEnglish beside a file that is broken': [
    sameAsEnglish,
    {
      'reviewed-identical.yaml': "texts:\n  - {text: 'home:a', languages: all, reason: A name.}\n",
      'locales/en/home.json': '{"a": "Menu"}',
      'locales/de/home.json': '{"a": ',
    },
  ],
  translationKeys: [translationKeys, { 'locales/de/home.json': '{"a": "b"}' }],
  'wordReferences without words': [
    wordReferences,
    { 'site/plans.yaml': 'plans:\n  - key: call\n' },
  ],
  'wordReferences without facts': [
    wordReferences,
    { 'locales/en/price.json': '{"plans": {"call": "x"}}' },
  ],
} as const

it.each(Object.entries(cases))('%s says nothing', (_, [rule, texts]) => {
  expect(linesOf(rule, {})).toEqual([])
  expect(linesOf(rule, texts)).toEqual([])
})
