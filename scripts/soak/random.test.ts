import { chooser } from './random'

const choices = (seed: number) => {
  const choose = chooser(seed)
  return Array.from({ length: 300 }, () => choose(['a', 'b', 'c']))
}

test('the same seed makes the same choices, another makes others', () => {
  expect(choices(7)).toEqual(choices(7))
  expect(choices(7)).not.toEqual(choices(8))
})

test('everything is chosen about as often', () => {
  for (const item of ['a', 'b', 'c']) {
    const times = choices(1).filter((one) => one === item).length
    expect(times).toBeGreaterThan(70)
    expect(times).toBeLessThan(130)
  }
})
