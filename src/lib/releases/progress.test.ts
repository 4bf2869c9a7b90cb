import { progressBar } from './progress'

it.each([
  [0, 4, '░░░░░░░░░░░░░░░░░░░░░░░░   0 %'],
  [3, 4, '██████████████████░░░░░░  75 %'],
  [5, 4, '████████████████████████ 100 %'],
  [5, undefined, ''],
])('draws %s of %s', (done, all, bar) => {
  expect(progressBar(done, all)).toBe(bar)
})
