import { expectError } from './errors.fixture'

test('reports an entry that is twice in a list', () =>
  expectError('site/faq.yaml:1:12  price[1]: "a" is twice in this list', {
    'site/faq.yaml': 'price: [a, a]\n',
  }))
