import { readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { grounds, palette } from './palette'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')
const dark = readFileSync('src/styles/themes.css', 'utf8')
const valueOf = (name: string, css: string) => new RegExp(`--${name}: (#\\w+);`).exec(css)?.[1]

test.each(Object.entries({ ink: palette.ink, paper: palette.paper, ...grounds }))(
  '%s is %s in the palette and in the style sheet',
  (name, colour) => {
    expect(valueOf(name, tokens)).toBe(colour)
  },
)

test('the paper colour of the dark theme is the same as in the style sheet', () => {
  expect(valueOf('paper', dark)).toBe(palette.paperInTheDark)
})

test('the dark theme of the system and the chosen one have the same colours', () => {
  const themes: string[][] = []

  parse(dark).walkRules(({ nodes }) => {
    const colours = nodes.map(String).filter((node) => node.startsWith('--'))
    if (colours.length > 0) themes.push(colours)
  })
  const [chosen, ofTheSystem] = themes

  expect(themes).toHaveLength(2)
  expect(chosen).toEqual(ofTheSystem)
})
