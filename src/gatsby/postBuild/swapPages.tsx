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
import { readDrawing } from '../cards/drawCard'
import { bundleScript } from './html'
import type { Files } from './publicFiles'
import type { SiteFacts } from './readSite'

/** Returns, for every swap, an icon and a page with which visitors can share the swap; and the script of the pages. */
export async function swapFiles(facts: SiteFacts, styleSheet: string): Promise<Files> {
  return [
    ['swap.js', await bundleScript('src/browser/openSwap.ts')],
    ...swaps.flatMap((swap): Files => {
      const html = renderToStaticMarkup(renderPage(swap, facts, styleSheet))
      return [
        [iconPath(swap), drawIcon(swap)],
        [`${swapPath(swap)}index.html`, `<!doctype html>${html}`],
      ]
    }),
  ]
}

function drawIcon(swap: Swap): string {
  const square = 'width="540" height="540"'
  const ground = `<rect ${square} fill="${grounds[cast[swap.face].ground]}"/>`
  const drawing = readDrawing(`cast/${swapName(swap)}.svg`, square)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 540 540">${ground}${drawing}</svg>`
}

/** A swap's page for link previews. It links to the swap in every language; the script opens the visitor's language. */
function renderPage(swap: Swap, { siteUrl, brand }: SiteFacts, styleSheet: string) {
  const title = swapTitle(swap)
  const query = swapToQuery('', swap)
  // Hosts redirect from the default language's home page, unless its URL says that the language was chosen.
  const chosen = withChosenLocale(query, defaultLocale)
  const homeOf = (locale: Locale) =>
    `${pathFor('home', locale)}${locale === defaultLocale ? chosen : query}#try`
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
