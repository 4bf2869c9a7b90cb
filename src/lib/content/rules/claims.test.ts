import { linesOf } from '../contentOf.fixture'
import { claims } from './claims'

const english = { 'locales/en/home.json': '{"demos": {"call": "A call"}}' }
const claiming = (text: string) => ({ 'launch.yaml': `claims:\n  - texts: ['${text}']\n` })

it.each([
  ['a text', { ...english, ...claiming('home:demos.call') }, []],
  ['many texts', { ...english, ...claiming('home:demos.*') }, []],
  ['no file', english, []],
  [
    'a text that may stand in a file that can not be read',
    { ...claiming('home:demos.cal'), 'locales/en/home.json': '{' },
    [],
  ],
  [
    'a text that is gone',
    { ...english, ...claiming('home:hero.title') },
    ['2:13  claims[0].texts[0]: no text is called "home:hero.title"'],
  ],
  [
    'a text that is misspelt',
    { ...english, ...claiming('home:demos.cal') },
    [
      '2:13  claims[0].texts[0]: no text is called "home:demos.cal", did you mean "home:demos.call"?',
    ],
  ],
])('reads a claim of %s', (_, texts, expected) => {
  const lines = expected.map((line) => `content/launch.yaml:${line}`)
  expect(linesOf(claims, texts)).toEqual(lines)
})
