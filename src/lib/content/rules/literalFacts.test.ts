import { linesOf } from '../contentOf.fixture'
import { literalFacts } from './literalFacts'

it.each([
  ['the same placeholder', 'In {{business.days}} days', 'In {{business.days}} Tagen', []],
  ['a number for a placeholder', 'In {{business.days}} days', 'In 7 Tagen', ['7']],
  ['a number in other digits', 'In {{business.days}} days', 'In ٧ Tagen', ['٧']],
  ['the number of the English text', 'Section 13', 'Abschnitt 13', []],
  ['another number', 'Section 13', 'Abschnitt 14', ['14']],
  ['a number that English writes out', 'Ten questions', '10 Fragen', []],
  ['another number than the one written out', 'Ten questions', '12 Fragen', ['12']],
  ['a number in a link', '[it](/price/)', '[es](/price/?7)', []],
  ['a name for a placeholder', 'With {{brand.name}}', 'Mit Facewright', ['"Facewright"']],
  ['a name that English types, too', 'With Facewright', 'Mit Facewright', []],
  [
    'a name inside a longer word',
    'With {{brand.name}}',
    'Mit {{brand.name}} in Facewrighthausen',
    [],
  ],
  ['the number twenty', 'Twenty questions', '20 Fragen', []],
  ['a number for no number', 'Some questions', '20 Fragen', ['20']],
  ['a name at the beginning', '{{brand.name}} helps', 'Facewright hilft', ['"Facewright"']],
  ['a name of three letters', 'A {{brand.format}}', 'Ein GIF', ['"GIF"']],
  ['a name too short to tell from words', 'An {{brand.short}}', 'Eine AI', []],
  ['a fact that is a plain word', 'A {{brand.plain}}', 'Eine webcam', []],
  ['an address', 'To {{contact.email}}', 'An help@a.example', ['"help@a.example"']],
])('%s', (_, english, german, expected) => {
  const texts = {
    'site/brand.yaml': 'name: Facewright\nformat: GIF\nshort: AI\nplain: webcam\n',
    'site/contact.yaml': 'email: help@a.example\n',
    'locales/en/home.json': JSON.stringify({ a: english }),
    'locales/de/home.json': JSON.stringify({ a: german }),
  }
  const line = (fact: string) =>
    `a: ${fact} is typed here and not in English, expected a placeholder`
  expect(linesOf(literalFacts, texts)).toEqual(
    expected.map((fact) => expect.stringContaining(line(fact)) as string),
  )
})
