import { styleSheetOf } from './styleSheets'

const statsOf = (assetsByChunkName: object) => JSON.stringify({ assetsByChunkName })

test('finds the sheet that all templates share', () => {
  const stats = statsOf({
    app: ['app-1.js'],
    home: ['styles.2.css', 'home-3.js'],
    about: ['styles.2.css'],
  })
  expect(styleSheetOf(stats)).toBe('styles.2.css')
})

test.each([
  ['none', { app: ['app-1.js'] }, 'made 0 style sheets'],
  ['two', { home: ['styles.2.css'], about: ['about.4.css'] }, 'made 2 style sheets'],
])('refuses a build with %s', (_, chunks, message) => {
  expect(() => styleSheetOf(statsOf(chunks))).toThrow(message)
})
