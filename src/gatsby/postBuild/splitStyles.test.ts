import { classesIn, splitStyles } from './splitStyles'

const layers = '@layer base,components;'
const face = '@font-face{font-family:Manrope}'
const global = '@layer base{a{color:red}.visuallyHidden{inset:0}}'

describe('splitStyles', () => {
  test.each([
    ['what belongs to no module', layers + face + global, layers + face + global, ''],
    ['a class of the openings', '.b0{gap:0}.b12 p{gap:1px}', '.b0{gap:0}.b12 p{gap:1px}', ''],
    ['a class that no opening has', '.b1{gap:0}.d0{gap:0}', '', '.b1{gap:0}.d0{gap:0}'],
    ['a selector of both', '.b0 .d0{gap:0}', '', '.b0 .d0{gap:0}'],
    ['selectors of each', 'p .b0,.d0>p,.d1{gap:0}', 'p .b0{gap:0}', '.d0>p,.d1{gap:0}'],
    ['a class that begins as another', '.b1{gap:0}.bd0{gap:0}', '', '.b1{gap:0}.bd0{gap:0}'],
    ['numbers with a point', '@media (width>1.5em){a{gap:.5em}}', null, ''],
    [
      'rules in groups, without leaving the groups empty',
      '@layer components{@media (width>9em){.b0{gap:0}.d0{gap:0}}@supports (gap:0){.d1{gap:0}}}',
      '@layer components{@media (width>9em){.b0{gap:0}}}',
      '@layer components{@media (width>9em){.d0{gap:0}}@supports (gap:0){.d1{gap:0}}}',
    ],
    [
      'what is for paper',
      '@layer base{@media print{a{gap:0}.b0{gap:0}}}',
      '',
      '@layer base{@media print{a{gap:0}.b0{gap:0}}}',
    ],
    [
      'movements, by their file',
      '@keyframes b1{to{inset:0}}@keyframes d1{to{inset:0}}@keyframes show{to{inset:0}}',
      '@keyframes b1{to{inset:0}}@keyframes show{to{inset:0}}',
      '@keyframes d1{to{inset:0}}',
    ],
  ])('sorts %s', (_, css, opening, lower) => {
    const classes = new Set(['b0', 'b12', 'c0', 'visuallyHidden'])
    expect(splitStyles(css, classes)).toEqual({ opening: opening ?? css, lower })
  })
})

test('classesIn reads what stands in class attributes', () => {
  expect(classesIn('<p class="b0 visuallyHidden"><a class="b3" href="/e5">e4</a></p>')).toEqual([
    'b0',
    'visuallyHidden',
    'b3',
  ])
})
