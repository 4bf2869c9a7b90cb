import { linesOf } from '../contentOf.fixture'
import { wordReferences } from './wordReferences'

it.each([
  [
    'site/navigation.yaml',
    'header',
    'locales/en/common.json',
    '{"navigation": {"call": "x"}}',
    'navigation',
  ],
  [
    'site/navigation.yaml',
    'footer',
    'locales/en/common.json',
    '{"navigation": {"call": "x"}}',
    'navigation',
  ],
  ['site/plans.yaml', 'plans', 'locales/en/price.json', '{"plans": {"call": "x"}}', 'plans'],
  [
    'site/testimonials.yaml',
    'testimonials',
    'locales/en/home.json',
    '{"testimonials": {"items": {"call": "x"}}}',
    'testimonials.items',
  ],
])('%s: %s', (file, list, wordFile, words, group) => {
  const lines = (key: string) =>
    linesOf(wordReferences, { [file]: `${list}:\n  - key: ${key}\n`, [wordFile]: words })
  expect(lines('call')).toEqual([])
  expect(lines('cal')).toEqual([
    `content/${file}:2:10  ${list}.cal.key: content/${wordFile} has no words at ${group}.cal, did you mean "call"?`,
  ])
})

it.each([
  ['words without such a group', 'key: call', ['2:10  plans.call.key', 'no words at plans.call']],
  ['an item without a key, which the schema tells', 'price: null', []],
])('reads %s', (_, item, parts) => {
  const texts = {
    'site/plans.yaml': `plans:\n  - ${item}\n`,
    'locales/en/price.json': '{"a": "b"}',
  }
  const [place, message] = parts
  expect(linesOf(wordReferences, texts)).toEqual(
    parts.length === 0
      ? []
      : [`content/site/plans.yaml:${place}: content/locales/en/price.json has ${message}`],
  )
})
