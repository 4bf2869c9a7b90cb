import { didYouMean } from './didYouMean'

it.each([
  ['versoin', ['version', 'fileName'], 'version'],
  ['verion', ['version', 'fileName'], 'version'],
  ['Version', ['version', 'fileName'], 'version'],
  ['filename', ['version', 'fileName'], 'fileName'],
  ['a', ['b', 'version'], 'b'],
  ['teh', ['tea', 'the'], 'tea'],
  ['teh', ['the'], 'the'],
  ['ab', ['ba'], 'ba'],
  ['ab', ['ca'], undefined],
  ['price', ['prices', 'price'], 'price'],
  ['releases', ['release', 'releasing'], 'release'],
  ['download', ['upload'], undefined],
  ['bytes', ['bites', 'byte'], 'bites'],
  ['bytes', ['bxyes'], undefined],
  ['platform', ['paltfrom'], 'paltfrom'],
  ['platform', ['platfo'], 'platfo'],
  ['platform', ['platf'], undefined],
  ['x', [''], ''],
  ['', ['x'], 'x'],
  ['released', ['version', 'fileName'], undefined],
  ['anything', [], undefined],
])('%s of %j: %s', (word, candidates, meant) => {
  const expected = meant === undefined ? '' : `, did you mean "${meant}"?`
  expect(didYouMean(word, candidates)).toBe(expected)
})
