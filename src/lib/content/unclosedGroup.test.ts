import { unclosedGroup } from './unclosedGroup'

const text = ['{', '  "a": {', '    "b": "c"', '  },', '  "d": [', '    1', '  ]', '}'].join('\n')

it('finds nothing when every group is closed', () => {
  expect(unclosedGroup(text)).toBeUndefined()
})

it.each([
  ['  },\n', '"a": {'],
  ['  ]\n', '"d": ['],
])('finds the group that lost %j', (lost, opening) => {
  const cut = text.replace(lost, '')
  expect(unclosedGroup(cut)).toBe(cut.indexOf(opening) + opening.length - 1)
})
