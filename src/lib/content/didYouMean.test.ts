import { didYouMean } from './didYouMean'

it.each([
  ['versoin', ['version', 'fileName'], 'version'],
  ['verion', ['version', 'fileName'], 'version'],
  ['Version', ['version', 'fileName'], 'version'],
  ['filename', ['version', 'fileName'], 'fileName'],
  ['a', ['b', 'version'], 'b'],
  ['released', ['version', 'fileName'], undefined],
  ['anything', [], undefined],
])('%s of %j: %s', (word, candidates, meant) => {
  const expected = meant === undefined ? '' : `, did you mean "${meant}"?`
  expect(didYouMean(word, candidates)).toBe(expected)
})
