import { linesOf } from '../contentOf.fixture'
import { sameAsEnglish } from './sameAsEnglish'

const entry = (text: string, languages: string) =>
  `  - {text: '${text}', languages: ${languages}, reason: A name.}\n`
const problem =
  'this is the same as in English, expected a translation or an entry in content/reviewed-identical.yaml'

it.each([
  ['another text', 'Menu', 'Menü', 'texts: []', []],
  ['the same text', 'Menu', 'Menu', 'texts: []', [`locales/de/home.json:1:6  a: ${problem}`]],
  ['a letter and no word', 'A {{brand.name}}', 'A {{brand.name}}', 'texts: []', []],
  ['a fact and no word', '{{business.modes.fast}}', '{{business.modes.fast}}', 'texts: []', []],
  ['a reviewed text', 'Menu', 'Menu', `texts:\n${entry('home:a', '[de]')}`, []],
  ['a reviewed group', 'Menu', 'Menu', `texts:\n${entry('home:*', 'all')}`, []],
  [
    'a text reviewed for another language',
    'Menu',
    'Menu',
    `texts:\n${entry('home:a', '[fr]')}`,
    [`locales/de/home.json:1:6  a: ${problem}`],
  ],
  [
    'an entry for nothing',
    'Menu',
    'Menü',
    `texts:\n${entry('home:a', '[de]')}`,
    [
      'reviewed-identical.yaml:2:5  texts[0]: no text called "home:a" is the same as in English, expected no entry for it',
    ],
  ],
  [
    'an entry for nothing in a language of ours and one that is none',
    'Menu',
    'Menü',
    `texts:\n${entry('home:a', '[fr, de]')}`,
    [
      'reviewed-identical.yaml:2:5  texts[0]: no text called "home:a" is the same as in English, expected no entry for it',
    ],
  ],
  [
    'an entry for a language that is none',
    'Menu',
    'Menü',
    `texts:\n${entry('home:a', '[fr]')}`,
    [],
  ],
])('%s', (_, english, german, reviewed, expected) => {
  const texts = {
    'reviewed-identical.yaml': reviewed,
    'locales/en/home.json': JSON.stringify({ a: english }),
    'locales/de/home.json': JSON.stringify({ a: german }),
  }
  expect(linesOf(sameAsEnglish, texts)).toEqual(expected.map((line) => `content/${line}`))
})

it('leaves the keys of prose alone', () => {
  const faq = (question: string) => `entries:\n  - key: modes\n    question: ${question}\n`
  const texts = {
    'reviewed-identical.yaml': 'texts: []',
    'prose/en/faq.yaml': faq('Which one?'),
    'prose/de/faq.yaml': faq('Welcher?'),
  }
  expect(linesOf(sameAsEnglish, texts)).toEqual([])
})
