import { messagesByNamespace, namespaceOf } from './messages'

const messages = messagesByNamespace([{ ns: 'price', messages: { title: 'Prices' } }])

test('a page that asks for a namespace it does not load fails with the route and the namespace', () => {
  expect(namespaceOf(messages, 'price', 'price')).toEqual({ title: 'Prices' })
  expect(() => namespaceOf(messages, 'downloads', 'price')).toThrow(
    'The page "price" needs "downloads" in its namespaces in site/routes.ts',
  )
})
