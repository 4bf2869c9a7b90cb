import { splitStyles } from './splitStyles'

const layers = '@layer base,components;'
const tokens =
  ':root{--font:"Manrope",sans-serif}:lang(ar){--font:"Noto"}:lang(vi),:lang(id){--gap:0}'
const global = '@layer base{a{color:red}.visuallyHidden{inset:0}}'

const opening = {
  language: 'vi',
  direction: 'ltr',
  elements: new Set(['a', 'p']),
  classes: new Set(['b0', 'b12', 'c0', 'visuallyHidden']),
  ids: new Set(['end']),
  letters: new Set('ởđ'),
}

describe('splitStyles', () => {
  test.each([
    ['what belongs to no module', layers + global, layers + global, ''],
    ['elements', 'p a,h2{gap:0}dl>a{gap:1px}', 'p a{gap:0}', 'h2{gap:0}dl>a{gap:1px}'],
    ['ids', '#end~*{gap:0}#last a{gap:0}', '#end~*{gap:0}', '#last a{gap:0}'],
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
      'what answers a pointer',
      'a{gap:0}a:hover,a:focus{gap:1px}.b0:active,.b0:disabled{gap:2px}',
      'a{gap:0}a:focus{gap:1px}',
      'a:hover{gap:1px}.b0:active,.b0:disabled{gap:2px}',
    ],
    [
      'what is for paper',
      '@layer base{@media print{a{gap:0}.b0{gap:0}}}',
      '',
      '@layer base{@media print{a{gap:0}.b0{gap:0}}}',
    ],
    [
      'movements, but for those of no module',
      '@keyframes b1{to{inset:0}}@keyframes show{to{inset:0}}',
      '@keyframes show{to{inset:0}}',
      '@keyframes b1{to{inset:0}}',
    ],
    [
      'what starts them',
      '@media (prefers-reduced-motion:no-preference){a{animation:show}.b0{animation:b1}}.b0{gap:0}',
      '@media (prefers-reduced-motion:no-preference){a{animation:show}}.b0{gap:0}',
      '@media (prefers-reduced-motion:no-preference){.b0{animation:b1}}',
    ],
  ])('sorts %s', (_, css, early, lower) => {
    expect(splitStyles(css, opening)).toEqual({ opening: early ?? css, lower })
  })

  test.each([
    [
      'that it asks for',
      ':root{--ink:red;--pen:blue}a{color:var(--ink)}h2{color:var(--pen)}',
      ':root{--ink:red}a{color:var(--ink)}',
      ':root{--pen:blue}h2{color:var(--pen)}',
    ],
    ['that a theme sets', ':root{--pen:blue}[data-theme]{--pen:red}h2{color:var(--pen)}', '', null],
  ])('sorts tokens %s', (_, css, early, lower) => {
    expect(splitStyles(css, opening)).toEqual({ opening: early, lower: lower ?? css })
  })

  test.each([
    ['what is said for it', ':lang(vi) a,a:lang(vi){gap:0}', true],
    ['what is said for another', ':lang(ja) a,a:lang(ko){gap:0}', false],
    ['what is said for its direction', '[dir=ltr] .b0{gap:0}', true],
    ['what is said for the other one', '[dir=rtl],[dir=rtl] .b0{gap:0}', false],
    [
      'a font with a letter of it',
      '@font-face{font-family:Manrope;unicode-range:u+1??,u+40}',
      true,
    ],
    ['a font with other letters', '@font-face{font-family:Manrope;unicode-range:u+4??}', false],
    ['a font with all letters', '@font-face{font-family:"Manrope";src:local("Arial")}', true],
    ['a font of another language', '@font-face{font-family:Noto}', false],
  ])('sorts for a language %s', (_, css, isEarly) => {
    const parts = splitStyles(tokens + css, opening)
    expect([parts.opening.includes(css), parts.lower.includes(css)]).toEqual([isEarly, !isEarly])
  })

  test('gives each language its part of a list', () => {
    const use = 'p{font-family:var(--font);gap:var(--gap)}'
    expect(splitStyles(tokens + use, opening)).toEqual({
      opening: `:root{--font:"Manrope",sans-serif}:lang(vi){--gap:0}${use}`,
      lower: ':lang(ar){--font:"Noto"}:lang(id){--gap:0}',
    })
  })

  test('takes the fonts that a language names instead of those of all', () => {
    const faces = ['@font-face{font-family:Manrope}', '@font-face{font-family:Noto}'] as const
    const parts = splitStyles(tokens + faces.join(''), { ...opening, language: 'ar' })
    expect(parts.opening).toContain(faces[1])
    expect(parts.lower).toContain(faces[0])
  })
})
