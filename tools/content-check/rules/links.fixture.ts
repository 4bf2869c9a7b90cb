import { lines, type FaultsByRule } from './faults.fixture'

export const faults: FaultsByRule = {
  markdown: {
    texts: {
      'site/faq.yaml': 'price: []\n',
      'site/brand.yaml': 'name: Face\n',
      'site/releases.json': lines({ files: [], notes: { en: '# A' } }),
      'prose/en/service.yaml': `sections:
  - { key: part, body: 'See [a](/price/#b).' }
  - { key: page, body: 'See [a](/prices/).' }
  - { key: fact, body: 'See [a]({{brand.name}}).' }
  - { key: mail, body: 'See [a](mailto:a@b.test).' }
  - { key: empty, body: 'See [ ](/price/).' }
  - { key: heading, body: '# A' }
`,
    },
    expected: [
      'site/releases.json:4:12  notes.en: Markdown of the kind "heading" is not supported',
      'prose/en/service.yaml:2:29  sections.part.body: /price/ has no part "#b"',
      'prose/en/service.yaml:3:29  sections.page.body: there is no page "/prices/", did you mean "/price/"?',
      'prose/en/service.yaml:4:29  sections.fact.body: "{{brand.name}}" is not a fact with a URL',
      'prose/en/service.yaml:5:29  sections.mail.body: expected mailto:{{contact.email}}',
      'prose/en/service.yaml:6:30  sections.empty.body: the link has no text',
      'prose/en/service.yaml:7:28  sections.heading.body: Markdown of the kind "heading" is not supported',
    ],
  },
  urls: {
    texts: {
      'site/contact.yaml': `plain: http://a.test/
host: https://a..test/
comma: https://a.test/b,
tracking: https://a.test/?utm_source=x
escaped: https://a.test/<b>
first: https://a.test/
second: https://a.test/
`,
    },
    expected: [
      'site/contact.yaml:1:8  plain: the URL starts with http://, expected https://',
      'site/contact.yaml:2:7  host: "a..test" is not a host',
      'site/contact.yaml:3:8  comma: the URL ends with ",", delete it',
      'site/contact.yaml:4:11  tracking: the URL has the tracking parameter "utm_source", delete it',
      'site/contact.yaml:5:10  escaped: the URL contains U+003C',
      'site/contact.yaml:6:8  first: https://a.test/ is in this file twice, expected two different URLs',
      'site/contact.yaml:7:9  second: https://a.test/ is in this file twice',
    ],
  },
}
