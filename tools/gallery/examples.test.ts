import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../../src/content/filesBelow'
import { componentsWithExamples } from './bundleGallery'
import { shownBy, shownNowhere } from './withoutExamples'

const withExamples = componentsWithExamples(process.cwd())
const components = filesBelow('src').filter((file) =>
  /^(?:components|features|layout|sections)\/.*(?<!\.(?:examples|test))\.tsx$/.test(file),
)
const names = components.map((file) => file.replace('.tsx', ''))
const exceptions = [...Object.keys(shownBy), ...Object.keys(shownNowhere)]

/** Returns whether a module of src/ imports another one, directly or not. */
function reaches(from: string, to: string, visited = new Set<string>()): boolean {
  if (from === to) return true
  const file = join('src', `${from}.tsx`)
  if (visited.has(from) || !existsSync(file)) return false

  visited.add(from)
  const imports = readFileSync(file, 'utf8').matchAll(/'(\.[^']+)'/g)

  return Array.from(imports, ([, path = '']) => join(dirname(from), path)).some((path) =>
    reaches(path.replaceAll('\\', '/'), to, visited),
  )
}

it('every component has examples or is listed in withoutExamples.ts', () => {
  const known = [...withExamples, ...exceptions]

  expect(names.filter((name) => !known.includes(name))).toEqual([])
})

it('withoutExamples.ts lists only components that exist and have no examples', () => {
  const stale = exceptions.filter((name) => !names.includes(name) || withExamples.includes(name))

  expect(stale).toEqual([])
})

it.each(Object.entries(shownBy))('%s is shown by the examples of %s', (part, whole) => {
  expect(withExamples).toContain(whole)
  expect(reaches(`${whole}.examples`, part)).toBe(true)
})

it.each(['bricks', 'buttons'])('the examples of %s.css have each of its classes', (sheet) => {
  const styles = readFileSync(`src/styles/${sheet}.css`, 'utf8').replace(/\/\*[^]*?\*\//g, '')
  const classes = new Set(Array.from(styles.matchAll(/\.([a-z]\w*)/gi), ([, name = '']) => name))
  const examples = readFileSync(`src/styles/${sheet}.examples.tsx`, 'utf8')
  const missing = [...classes].filter((name) => !new RegExp(`\\b${name}\\b`).test(examples))

  expect(classes.size).toBeGreaterThan(0)
  expect(missing).toEqual([])
})
