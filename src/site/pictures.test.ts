import { readFileSync } from 'node:fs'
import { swapLine } from './pictures'

test('the line of the home page begins where the cards have it', () => {
  const sheet = readFileSync('src/sections/home/CompareSlider.module.css', 'utf8')

  expect(/--first-cut: (\d+);/.exec(sheet)?.[1]).toBe(String(swapLine))
})
