import sharp from 'sharp'
import { locales } from '../../src/site/locales'
import { palette } from '../../src/site/palette'
import { builtPath, readBuilt, readPage } from '../support/builtSite'
import { brand } from '../support/content'
import { pageHeads } from '../support/pageHeads'

interface Manifest {
  readonly icons: readonly Record<'src' | 'sizes' | 'purpose', string>[]
}

const homes = pageHeads.filter(({ route }) => route === 'home')

/** Returns the web app manifest that a page names. */
function manifestOf(path: string): Manifest {
  const file = readPage(path)('link[rel=manifest]').attr('href')?.slice(1) ?? ''

  return JSON.parse(readBuilt(file)) as Manifest
}

describe.each(homes)('the web app manifest in $locale', ({ locale, path, messages }) => {
  const manifest = manifestOf(path)

  test('describes the app in this language', () => {
    expect(manifest).toEqual({
      name: brand,
      short_name: brand,
      description: messages.meta.description,
      lang: locale,
      dir: locales[locale].direction,
      // Each language is an app of its own, in which its own pages open.
      id: path,
      start_url: path,
      scope: path,
      display: 'minimal-ui',
      background_color: palette.paper,
      theme_color: palette.paper,
      icons: expect.any(Array) as unknown,
    })
  })

  test('has icons for both purposes', () => {
    const purposes = manifest.icons.map(({ purpose = 'any' }) => purpose)

    expect(new Set(purposes)).toEqual(new Set(['any', 'maskable']))
  })

  test.each(manifest.icons)(
    'says the true size and purpose of $src ($purpose)',
    async ({ src, sizes, purpose }) => {
      const { width, height } = await sharp(builtPath(src)).metadata()
      const { info } = await sharp(builtPath(src)).trim().toBuffer({ resolveWithObject: true })
      // Systems crop maskable icons to a circle of 80 % of the width. Other icons are larger.
      const isSafe = Math.hypot(info.width, info.height) <= 0.8 * width
      const shown = isSafe ? 'maskable' : 'any'

      expect([`${width}x${height}`, shown]).toEqual([sizes, purpose])
    },
  )
})
