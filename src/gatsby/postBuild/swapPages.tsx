import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { withChosenLocale } from '../../lib/localePreference'
import { socialTags } from '../../lib/pageTags'
import { absoluteUrl, pathFor } from '../../lib/paths'
import {
  iconPath,
  swapCardPath,
  swapName,
  swapPath,
  swaps,
  swapTitle,
  swapToQuery,
  type Swap,
} from '../../lib/sharedSwap'
import { defaultLocale, type Locale, locales, localesByName } from '../../site/locales'
import { cast, grounds } from '../../site/palette'
import type { Bundle } from '../webpack'
import { bundleScript } from './html'
import type { Site } from './readSite'

/** Writes, for every swap, an icon and a page with which visitors can share the swap. */
export async function writeSwapPages(folder: string, site: Site, bundle: Bundle): Promise<void> {
  const [styleSheet = ''] = bundle.filesOf('app', 'css')
  await writeFile(join(folder, 'swap.js'), await bundleScript('src/browser/openSwap.ts'))
  for (const swap of swaps) {
    await writeFile(join(folder, iconPath(swap)), await drawIcon(folder, swap))
    const pageFolder = join(folder, swapPath(swap))
    await mkdir(pageFolder, { recursive: true })
    const html = `<!doctype html>${renderToStaticMarkup(renderPage(swap, site, styleSheet))}`
    await writeFile(join(pageFolder, 'index.html'), html)
  }
}

async function drawIcon(folder: string, swap: Swap): Promise<string> {
  const drawing = await readFile(join(folder, `cast/${swapName(swap)}.svg`), 'utf8')
  const ground = `<rect width="540" height="540" fill="${grounds[cast[swap.face].ground]}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 540 540">${ground}${drawing.replace('<svg ', '<svg width="540" height="540" ')}</svg>`
}

/**
 * Returns a swap's page for link previews, with links to the home page in every language, where the swap is selected.
 * The script opens the page in the visitor's language.
 */
function renderPage(swap: Swap, site: Site, styleSheet: string) {
  const { siteUrl, brand } = site.facts
  const title = swapTitle(swap)
  const query = swapToQuery('', swap)
  // Hosts redirect from the default language's home page, unless its URL says that the language was chosen.
  const homeOf = (locale: Locale) =>
    pathFor('home', locale) +
    (locale === defaultLocale ? withChosenLocale(query, locale) : query) +
    '#try'
  const tags = socialTags({
    siteUrl,
    siteName: brand,
    route: 'home',
    locale: defaultLocale,
    messages: { title, meta: { title, description: brand } },
    path: swapPath(swap),
    card: swapCardPath(swap),
  })
  return (
    <html lang={defaultLocale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`${title} · ${brand}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={absoluteUrl(siteUrl, pathFor('home', defaultLocale))} />
        <link rel="icon" href={iconPath(swap)} type="image/svg+xml" />
        <link rel="stylesheet" href={styleSheet} />
        <link rel="stylesheet" href="/swap.css" />
        <script src="/swap.js" defer />
        {tags.map((tag) => (
          <meta key={Object.values(tag).join()} {...tag} />
        ))}
      </head>
      <body>
        <main>
          <img src={iconPath(swap)} alt="" width="540" height="540" />
          <h1>{title}</h1>
          <nav>
            {localesByName.map((locale) => (
              <a key={locale} href={homeOf(locale)} hrefLang={locale} lang={locale}>
                {locales[locale].name}
              </a>
            ))}
          </nav>
        </main>
      </body>
    </html>
  )
}
