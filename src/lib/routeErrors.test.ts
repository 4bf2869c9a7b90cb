import { localeCodes } from '../site/locales'
import { routeNames } from '../site/routes'
import { pathFor } from './paths'
import { classifyPath } from './routeErrors'

describe('classifyPath', () => {
  const pages = localeCodes.flatMap((locale) => routeNames.map((name) => pathFor(name, locale)))

  it.each(pages)('%s is a page', (path) => {
    expect(classifyPath(path)).toBeNull()
  })

  it.each([
    ['/about', null],
    ['/de', null],
    ['/de/about', null],
    ['/about/?from=mail#team', null],
    ['/ab%6Fut/', null],
    ['/nowhere/', 'unknown-route'],
    ['/nowhere?x=%E0%A4%A', 'unknown-route'],
    ['/de/nowhere/', 'unknown-route'],
    ['/about/us/', 'unknown-route'],
    ['/de/de/', 'unknown-route'],
    ['/About/', 'unknown-route'],
    ['/deutsch/about/', 'unknown-route'],
    ['/index.html', 'unknown-route'],
    ['/xx/about/', 'invalid-route'],
    ['/xx/', 'invalid-route'],
    ['/xx/nowhere/', 'invalid-route'],
    ['/en/about/', 'invalid-route'],
    ['/en', 'invalid-route'],
    ['/DE/about/', 'invalid-route'],
    ['/pt-BR/price/', 'invalid-route'],
    ['/zh-hans/price/', 'invalid-route'],
    ['/%E0%A4%A/', 'invalid-route'],
    ['/de/%zz/', 'invalid-route'],
    ['/%', 'invalid-route'],
  ])('%s is %s', (path, error) => {
    expect(classifyPath(path)).toBe(error)
  })
})
