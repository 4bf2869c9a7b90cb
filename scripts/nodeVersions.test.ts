import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import { devDependencies, engines } from '../package.json'

const root = resolve(__dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The lowest supported version, such as `20.19`. */
const lowest = /^>=(\d+\.\d+)\.0$/.exec(engines.node)?.[1] ?? ''

/** The major version of production builds. */
const production = read('.nvmrc').trim()

const { jobs } = parse(read('.github/workflows/ci.yml')) as {
  jobs: { test: { outputs: Record<string, string>; strategy: { matrix: { node: string[] } } } }
}

const { matrix } = jobs.test.strategy
const majors = matrix.node.map((version) => Number.parseInt(version))

it('tests the lowest version, the version of production builds, and each release line between', () => {
  const even = (first: number, last: number) =>
    Array.from({ length: (last - first) / 2 + 1 }, (_, index) => first + 2 * index)

  expect(matrix.node[0]).toBe(lowest)
  expect(matrix.node).toContain(production)
  expect(majors).toEqual(even(Number.parseInt(lowest), Math.max(...majors)))
})

it('compares the builds of all tested versions', () => {
  const outputs = matrix.node.map((version) => `node-${version.replace('.', '-')}`)

  expect(Object.keys(jobs.test.outputs)).toEqual(outputs)
})

it.each([
  ['deploy/Dockerfile', /^FROM node:(\d+)-/m],
  ['.devcontainer/devcontainer.json', /javascript-node:(\d+)-/],
])('%s has the version of production builds', (path, pattern) => {
  expect(pattern.exec(read(path))?.[1]).toBe(production)
})

it('the types are those of the lowest version', () => {
  expect(Number.parseInt(devDependencies['@types/node'])).toBe(Number.parseInt(lowest))
})

it.each(['README.md', 'CONTRIBUTING.md', 'docs/editing.md', 'scripts/lib/checkNode.mjs'])(
  '%s names the lowest version',
  (path) => {
    expect(read(path)).toMatch(`Node ${lowest} or newer`)
  },
)

it('the README names all tested versions', () => {
  const last = matrix.node.at(-1) ?? ''
  const list = `${matrix.node.slice(0, -1).join(', ')} and ${last}`

  expect(read('README.md')).toContain(`tested with Node ${list}. `)
})
