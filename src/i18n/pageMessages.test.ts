import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isLegalRoute, routeNames, routes, type PageRoute } from '../site/routes'
import type { MessagesHook } from './PageProvider'

const templates = readdirSync('src/templates')

/** Matches the imports that are left after compilation. */
const imports = /(?:^(?:import|export)(?! type)[^']*from |import\()'(\.[^']+)'/gm

/** Returns the paths of a module and of the modules that it imports, directly or not. */
function modulesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)

  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    const imported = join(dirname(file), path)
    const source = ['.ts', '.tsx'].map((extension) => imported + extension).find(existsSync)

    if (source) modulesOf(source, found)
  }

  return found
}

/** Returns the pages that a module names as those that render its components; undefined if it names none. */
function pagesOf(module: string): readonly PageRoute[] | undefined {
  const hook = /^(?:export )?const \w+: MessagesHook<(?<pages>[^>]+)>/m
  const pages = hook.exec(readFileSync(module, 'utf8'))?.groups?.pages
  if (!pages) return undefined

  if (pages === 'LegalRoute') return routeNames.filter(isLegalRoute)

  return (pages.match(/\w+/g) ?? []) as PageRoute[]
}

test.each(templates)('the components of %s name each page that renders them', (template) => {
  const name = template.replace('.tsx', '')
  const pages =
    name === 'notFound' ? [name] : routeNames.filter((route) => routes[route].template === name)
  const modules = [...modulesOf(join('src/templates', template))]
  const wrong = modules.filter((module) => {
    const named = pagesOf(module)

    return named && !pages.every((page) => named.some((one) => one === page))
  })

  expect(modules.some(pagesOf)).toBe(true)
  expect(wrong).toEqual([])
})

test('a namespace that a page does not load does not compile', () => {
  const useOnPrice: MessagesHook<'price'> = jest.fn()
  const useOnBoth: MessagesHook<'home' | 'download'> = jest.fn()

  useOnPrice('price')
  // @ts-expect-error -- The price page has no ledger.
  useOnPrice('ledger')

  useOnBoth('downloads')
  // @ts-expect-error -- Only the home page has these.
  useOnBoth('modes')
})
