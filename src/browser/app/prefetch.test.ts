import { mayPrefetch } from './prefetch'

describe('mayPrefetch', () => {
  it.each([
    [{}, true],
    [{ effectiveType: '4g' }, true],
    [{ effectiveType: '3g' }, true],
    [{ effectiveType: '2g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ saveData: true }, false],
    [{ saveData: true, effectiveType: '4g' }, false],
    [{ saveData: false, effectiveType: '4g' }, true],
  ])('with the connection %j is %s', (connection, allowed) => {
    expect(mayPrefetch(connection)).toBe(allowed)
  })
})
