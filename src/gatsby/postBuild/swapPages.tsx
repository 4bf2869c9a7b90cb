import { renderToStaticMarkup } from 'react-dom/server'
import { withChosenLocale } from '../../lib/localePreference'
import { socialTags } from '../../lib/pageTags'
import { absoluteUrl, feedPath, feedType, pathFor } from '../../lib/paths'
import {
  iconPath,
  swapCaption,
  swapCardPath,
  swapName,
  swapPath,
  swaps,
  swapTitle,
  swapToQuery,
  type Swap,
} from '../../lib/sharedSwap'
import { withoutBreakMarks } from '../../lib/text'
import { type Locale, locales, localesByName } from '../../site/locales'
import { cast, grounds } from '../../site/palette'
import { readDrawing } from '../cards/drawCard'
import type { LanguageMessages, SiteFacts } from '../readSite'
import { bundleScript, type PageParts } from './html'
import type { Files } from './publicFiles'

type SwapPageParts = Pick<PageParts, 'styleSheet' | 'feedTitle'>

/**
 * Returns, for every swap, an icon and a page with which visitors can share the swap; and the script of the pages.
 * `language` has the messages of the default language.
 */
export async function swapFiles(
  facts: SiteFacts,
  language: LanguageMessages,
  parts: SwapPageParts,
): Promise<Files> {
  return [
    ['swap.js', await bundleScript('src/browser/openSwap.ts')],
    ...swaps.flatMap((swap): Files => {
      const html = renderToStaticMarkup(renderPage(swap, facts, language, parts))
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

/**
 * A swap's page for link previews. It links to the swap in every language; the script opens the visitor's language. Its
 * canonical URL is its own, although it is not indexed: programs store previews under the canonical URL.
 */
function renderPage(
  swap: Swap,
  facts: SiteFacts,
  { locale, messages }: LanguageMessages,
  parts: SwapPageParts,
) {
  const caption = swapCaption(messages.common.swap, swap)
  const description = withoutBreakMarks(`${caption}. ${messages.home.meta.description}`)

  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="text-scale" content="scale" />
        <HeadTags
          swap={swap}
          facts={facts}
          locale={locale}
          description={description}
          parts={parts}
        />
      </head>
      <body>
        <main>
          <img src={iconPath(swap)} alt={caption} width="540" height="540" />
          <h1>{swapTitle(swap)}</h1>
          <LanguageLinks swap={swap} pageLocale={locale} />
        </main>
      </body>
    </html>
  )
}

interface HeadTagsProps {
  readonly swap: Swap
  readonly facts: SiteFacts
  readonly locale: Locale
  readonly description: string
  readonly parts: SwapPageParts
}

/** What the page says about itself, and the files that it loads. */
function HeadTags({ swap, facts, locale, description, parts }: HeadTagsProps) {
  const { siteUrl, brand } = facts
  const { styleSheet, feedTitle } = parts
  const title = swapTitle(swap)
  const tags = socialTags({
    siteUrl,
    siteName: brand,
    route: 'home',
    locale,
    messages: { title, meta: { title, description } },
    path: swapPath(swap),
    card: swapCardPath(swap),
  })

  return (
    <>
      <title>{`${title} · ${brand}`}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <link rel="canonical" href={absoluteUrl(siteUrl, swapPath(swap))} />
      <link rel="icon" href={iconPath(swap)} type="image/svg+xml" />
      <link rel="stylesheet" href={styleSheet} />
      <link rel="stylesheet" href="/swap.css" />
      {feedTitle && <link rel="alternate" type={feedType} href={feedPath} title={feedTitle} />}
      <script src="/swap.js" defer />
      {tags.map((tag) => (
        <meta key={Object.values(tag).join()} {...tag} />
      ))}
    </>
  )
}

interface LanguageLinksProps {
  readonly swap: Swap
  readonly pageLocale: Locale
}

/** Links to the swap on the home page in every language. */
function LanguageLinks({ swap, pageLocale }: LanguageLinksProps) {
  const query = swapToQuery('', swap)
  // Hosts redirect from the default language's home page, unless its URL says that the language was chosen.
  const chosen = withChosenLocale(query, pageLocale)
  const homeOf = (locale: Locale) =>
    `${pathFor('home', locale)}${locale === pageLocale ? chosen : query}#try`

  return (
    <nav>
      <ul>
        {localesByName.map((locale) => (
          <li key={locale}>
            <a href={homeOf(locale)} hrefLang={locale} lang={locale}>
              {locales[locale].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
