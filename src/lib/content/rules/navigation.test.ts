import { linesOf } from '../contentOf.fixture'
import { navigation } from './navigation'

const contact = 'blog: https://blog.example/\nchat: https://chat.example/\n'

it.each([
  ['a route', '- key: a\n    route: price', []],
  ['an address', '- key: a\n    link: blog', []],
  ['an anchor', '- key: a\n    anchor: contact', []],
  [
    'an unknown route',
    '- key: a\n    route: prices',
    [
      'content/site/navigation.yaml:3:12  header.a.route: there is no route "prices", did you mean "price"?',
    ],
  ],
  [
    'an unknown address',
    '- key: a\n    link: blogg',
    [
      'content/site/navigation.yaml:3:11  header.a.link: there is no link "blogg", did you mean "blog"?',
    ],
  ],
  [
    'an unknown anchor',
    '- key: a\n    anchor: top',
    [
      'content/site/navigation.yaml:3:13  header.a.anchor: there is no anchor "top", expected one of contact',
    ],
  ],
  [
    'an address that is like none',
    '- key: a\n    link: newsletter',
    [
      'content/site/navigation.yaml:3:11  header.a.link: there is no link "newsletter", expected one of blog, chat',
    ],
  ],
])('%s', (_, entry, expected) => {
  const texts = { 'site/contact.yaml': contact, 'site/navigation.yaml': `header:\n  ${entry}\n` }
  expect(linesOf(navigation, texts)).toEqual(expected)
  const footer = { ...texts, 'site/navigation.yaml': `footer:\n  ${entry}\n` }
  expect(linesOf(navigation, footer)).toEqual(
    expected.map((line) => line.replace('header', 'footer')),
  )
})
