import { linesOf } from '../contentOf.fixture'
import { redirects } from './redirects'

it.each([
  ['none', 'redirects: []\n', []],
  ['a moved page', 'redirects:\n  - from: /plans/\n    to: /price/\n', []],
  [
    'a chain',
    'redirects:\n  - from: /a/\n    to: /b/\n  - from: /b/\n    to: /price/\n',
    [
      'content/site/redirects.yaml:3:9  redirects[0].to: /b/ has moved itself: lead to /price/ at once',
    ],
  ],
  [
    'a page that exists',
    'redirects:\n  - from: /about/\n    to: /price/\n',
    [
      "content/site/redirects.yaml:2:11  redirects[0].from: /about/ is a page, so it can't lead away",
    ],
  ],
])('%s', (_, text, lines) => {
  expect(linesOf(redirects, { 'site/redirects.yaml': text })).toEqual(lines)
})
