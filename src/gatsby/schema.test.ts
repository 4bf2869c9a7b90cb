import { graphqlTypes } from './schema'

test('the GraphQL types have the fields of the schema, which are nullable if a value may be null or missing', () => {
  const types = graphqlTypes('Shop', {
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      items: { type: 'array', items: { $ref: '#/$defs/item' } },
      labels: { type: 'object' },
    },
    required: ['$schema', 'items', 'labels'],
    $defs: {
      item: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          note: { type: 'string' },
          count: { type: 'integer' },
          bytes: { type: ['integer', 'null'], maximum: 1e12 },
          price: { type: ['object', 'null'], properties: { amount: { type: 'number' } } },
        },
        required: ['name', 'count', 'bytes', 'price'],
      },
    },
  })

  expect(types.split('\n')).toEqual([
    'type ShopItemsPrice { amount: Float }',
    'type ShopItems { name: String! note: String count: Int! bytes: Float price: ShopItemsPrice }',
    'type Shop implements Node @dontInfer { items: [ShopItems!]! labels: JSON! }',
  ])
})
