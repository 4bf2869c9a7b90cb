import { readFileSync } from 'node:fs'
import { checkParts, checkInternals, internals, required } from './internals'

it('the installed versions contain every part on which the site relies', () => {
  expect(() => checkInternals()).not.toThrow()
})

const parts = Object.entries(internals).flatMap(([file, uses]) =>
  Object.entries(uses).map(([code, use]) => ({ file, code, use })),
)

it.each(parts)('without $code, the check names $file and what breaks', ({ file, code, use }) => {
  const installed = readFileSync(`node_modules/${file}`, 'utf8')
  const changed = code ? installed.replaceAll(code, 'renamed') : undefined

  expect(() => checkParts(file, changed)).toThrow(`. This breaks: ${use}.`)
  expect(() => checkParts(file, changed)).toThrow(file)
})

it('a missing part of the webpack configuration is named', () => {
  expect(() => required(undefined, 'the chunk "app"', 'the head script')).toThrow('the chunk "app"')
})
