import { routeOfPath } from './paths'

describe('routeOfPath', () => {
  it.each([
    ['/', 'home'],
    ['/about/', 'about'],
    ['/de/', 'home'],
    ['/ar/service/', 'service'],
    ['/about', undefined],
    ['/en/about/', undefined],
    ['/de', undefined],
    ['/favicon.svg', undefined],
  ])('%s leads to %s', (path, route) => {
    expect(routeOfPath(path)).toBe(route)
  })
})
