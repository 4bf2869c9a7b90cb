import { readdirSync } from 'node:fs'
import { parse } from 'node:path'
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

// On many computers, and for esbuild, such names are those of one file.
it('no two modules have names that differ only in the case of their letters', () => {
  const files = ['src', 'scripts', 'tests', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const modules = [...new Set(files.map(parse).map(({ dir, name }) => `${dir}/${name}`))]
  const names = modules.map((module) => module.toLowerCase())

  expect(modules.filter((_, index) => names.indexOf(names[index] ?? '') !== index)).toEqual([])
})
