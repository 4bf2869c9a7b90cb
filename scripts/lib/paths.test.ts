import { pathProblem } from './paths.mjs'

it.each([
  '/home/ann/website',
  'C:\\Users\\Jürgen Müller\\website 2',
  '/srv/サイト/the_site-1.0+a@b,c~d',
])('the site can be built in %s', (path) => {
  expect(pathProblem(path)).toBeUndefined()
})

it.each(Array.from(`'"#?%!*()[]{}$&:;=^|<>\`\n’🙂`))(
  'the site cannot be built in a folder with %j',
  (sign) => {
    expect(pathProblem(`/home/ann/a${sign}b`)).toContain(`because of ${sign} in the path`)
  },
)

it('names each sign once, and the signs that a path may have', () => {
  const message = pathProblem("/Ann's folder/Bob's #1")

  expect(message).toContain("because of ' # in the path")
  expect(message).toContain('letters, digits, spaces and the signs . _ - + @ , ~')
})
