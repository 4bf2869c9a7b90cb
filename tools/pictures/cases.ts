import { notFoundPath, pathFor } from '../../src/lib/paths'
import { type Locale } from '../../src/site/locales'
import { routeNames } from '../../src/site/routes'
import { agents } from '../../tests/support/userAgents'

/** The systems that browsers report to the site: user agent, platform and architecture. */
export const systems = {
  windows: [agents.windowsChrome, 'Windows', 'x86'],
  mac: [agents.macChrome, 'macOS', 'arm'],
  macIntel: [agents.macChrome, 'macOS', 'x86'],
  linux: [agents.linux, 'Linux', 'x86'],
  phone: [agents.android, 'Android', 'arm'],
} as const

interface Variant {
  readonly width?: number
  readonly locale?: Locale
  readonly system?: keyof typeof systems
  readonly mode?: 'dark' | 'forced' | 'print' | 'noscript'
}

const widths = (variant: Variant, ...list: readonly number[]): Variant[] =>
  list.map((width) => ({ ...variant, width }))

const full = [
  ...widths({}, 320, 390, 768, 1024, 1440, 1920),
  ...(['ar', 'de', 'ja'] as const).flatMap((locale) => widths({ locale }, 390, 1024, 1440)),
  ...(['dark', 'noscript'] as const).flatMap((mode) => widths({ mode }, 390, 1440)),
  ...widths({ mode: 'forced' }, 1440),
  ...widths({ mode: 'print' }, 1024),
]

/** For the pages that differ between systems. */
const otherSystems = (['mac', 'macIntel', 'linux'] as const).flatMap((system) =>
  widths({ system }, 390, 768, 1024, 1440),
)

/**
 * The pictures to take. A name consists of the route or `notFound`, the width, the language, the system and the mode:
 * `home-390-de-phone`. Pictures of English pages in the most common widths have the tag `@quick`.
 */
export const pictures = ([...routeNames, 'notFound'] as const).flatMap((page) => {
  const withSystems = page === 'home' || page === 'download' ? [...full, ...otherSystems] : full

  return withSystems.map((variant) => {
    const { width = 1440, locale = 'en', mode } = variant
    const system = variant.system ?? (width < 600 ? 'phone' : 'windows')
    const name = [page, width, locale, system, mode].filter(Boolean).join('-')
    const path = page === 'notFound' ? notFoundPath(locale) : pathFor(page, locale)
    const isQuick = Object.keys(variant).length === 1 && [390, 1440].includes(width)
    return { name, path, width, locale, system, mode, tag: isQuick ? ['@quick'] : [] }
  })
})
