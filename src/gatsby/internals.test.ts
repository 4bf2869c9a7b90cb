import { readFileSync } from 'node:fs'
import { checkInternals, internals, required } from './internals'

it('the installed versions contain every part on which the site relies', () => {
  expect(() => checkInternals()).not.toThrow()
})

const parts = Object.entries(internals).flatMap(([file, uses]) =>
  Object.entries(uses).map(([code, use]) => ({ file, code, use })),
)

it.each(parts)('without $code, the check names $file and what breaks', ({ file, code, use }) => {
  const read = (name: string) => {
    const text = readFileSync(`node_modules/${name}`, 'utf8')
    return name !== file ? text : code ? text.replaceAll(code, 'renamed') : undefined
  }
  expect(() => checkInternals(read)).toThrow(`. This breaks: ${use}.`)
  expect(() => checkInternals(read)).toThrow(file)
})

it('a missing part of the webpack configuration is named', () => {
  expect(() => required(undefined, 'the chunk "app"', 'the head script')).toThrow('the chunk "app"')
})
