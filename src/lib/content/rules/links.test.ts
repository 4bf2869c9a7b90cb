import { routes } from '../../../site/routes'
import { linesOf } from '../contentOf.fixture'
import { links } from './links'

const facts = {
  'site/contact.yaml':
    'email: a@b.example\ndiscord: https://chat.example/\nlist: [https://chat.example/]\n',
  'site/brand.yaml': 'name: Facewright\n',
  'site/faq.yaml': 'tutorial: [modes]\nprice: [plans]\n',
  'prose/en/service.yaml': 'sections:\n  - key: account\n    body: words\n',
}

it.each([
  ['[a](/price/)', undefined],
  ['[a](/)', undefined],
  ['[a](/tutorial/#modes)', undefined],
  ['[a](/service/#account)', undefined],
  ['[a](/about/#contact)', undefined],
  ['[a]({{contact.discord}})', undefined],
  ['[{{contact.email}}](mailto:{{contact.email}})', undefined],
  ['[a](https://a.example/)', undefined],
  ['[a]({{contact.gone}})', undefined],
  ['[a]({{contact.list}})', '{{contact.list}} is not an address'],
  ['[a]({{}})', '"{{}}" is not one fact'],
  ['[a](to/https://a.example/)', '"to/https://a.example/" leads nowhere'],
  [
    '[a](/somewhere/)',
    `there is no page "/somewhere/", expected one of ${Object.values(routes)
      .map(({ path }) => path)
      .join(', ')}`,
  ],
  ['[a](/tutorial/#start)', '/tutorial/ has no part "#start", expected one of contact, modes'],
  ['[a](/price)', 'there is no page "/price", expected "/price/"'],
  ['[a](/prices/)', 'there is no page "/prices/", did you mean "/price/"?'],
  ['[a](/de/price/)', 'there is no page "/de/price/"'],
  ['[a](/service/#acount)', '/service/ has no part "#acount", did you mean "account"?'],
  ['[a](price/)', '"price/" leads nowhere'],
  ['[a](#modes)', '"#modes" leads nowhere'],
  ['[a]()', 'a link that leads nowhere'],
  ['[](/price/)', 'a link without words'],
  ['[a](//a.example/)', '"//a.example/" leads nowhere'],
  ['[a](http://a.example/)', 'the address begins with http:'],
  ['[a](https://a.example/?utm_medium=b)', 'tracking parameter "utm_medium"'],
  ['[a](javascript:alert)', 'begins with javascript:'],
  ['[a](mailto:a@b.example)', 'expected mailto:{{contact.email}}'],
  ['[a]({{brand.name}})', '{{brand.name}} is not an address'],
  ['[a]({{contact.discord}}x)', 'is not one fact'],
])('%s', (link, problem) => {
  const texts = { ...facts, 'prose/en/refund.yaml': `introduction: See ${link}.\n` }
  const lines = linesOf(links, texts)
  const expected: unknown = expect.stringMatching(
    /^content\/prose\/en\/refund\.yaml:1:19 {2}introduction: /,
  )
  expect(lines).toEqual(problem === undefined ? [] : [expected])
  if (problem !== undefined) expect(lines[0]).toContain(problem)
})
