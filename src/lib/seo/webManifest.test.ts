import { palette } from '../../site/palette'
import { manifestPath, webManifest } from './webManifest'

const words = { name: 'Alpha', description: 'Swaps faces.' }

it.each([
  ['en', '/manifest.webmanifest'],
  ['ar', '/ar/manifest.webmanifest'],
] as const)('that of %s stands at %s', (locale, path) => {
  expect(manifestPath(locale)).toBe(path)
})

it('opens the language that it was installed in, and looks like the site', () => {
  const icon = { type: 'image/png' }
  expect(webManifest('ar', words)).toEqual({
    name: 'Alpha',
    short_name: 'Alpha',
    description: 'Swaps faces.',
    lang: 'ar',
    dir: 'rtl',
    id: '/ar/',
    start_url: '/ar/',
    scope: '/ar/',
    display: 'minimal-ui',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      { ...icon, src: '/icons/icon-192.png', sizes: '192x192', purpose: 'any' },
      { ...icon, src: '/icons/icon-512.png', sizes: '512x512', purpose: 'any' },
      { ...icon, src: '/icons/icon-maskable-192.png', sizes: '192x192', purpose: 'maskable' },
      { ...icon, src: '/icons/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
    ],
  })
})
