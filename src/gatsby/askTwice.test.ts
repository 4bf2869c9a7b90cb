import { askTwice } from './askTwice'

/** Something that throws so many times before it answers. */
function answersAfter(failures: number) {
  let asked = 0
  return () => {
    asked += 1
    if (asked <= failures) throw new Error(`away ${asked}`)
    return asked
  }
}

it.each([
  ['asks once what answers', 0, 1],
  ['asks again what was away', 1, 2],
])('%s', async (_, failures, answer) => {
  await expect(askTwice(answersAfter(failures))).resolves.toBe(answer)
})

it('throws what is still wrong then', async () => {
  await expect(askTwice(answersAfter(2))).rejects.toThrow('away 2')
})
