import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { cardPath, socialTags } from '../../lib/pageTags'
import { absoluteUrl, localizedPath, pathFor } from '../../lib/paths'
import {
  iconPath,
  swapCaption,
  swapName,
  swapPath,
  swaps,
  swapToQuery,
  type Swap,
} from '../../lib/sharedSwap'
import { locales } from '../../site/locales'
import { cast, fields } from '../../site/palette'
import type { Bundle } from '../webpack'
import type { LanguageMessages, Site } from './readSite'

/** Writes an icon for every swap and, in every language, a page with which visitors can share the swap. */
export async function writeSwapPages(folder: string, site: Site, bundle: Bundle): Promise<void> {
  const [styleSheet = ''] = bundle.filesOf('app', 'css')
  for (const swap of swaps) {
    await writeFile(join(folder, iconPath(swap)), await drawIcon(folder, swap))
    for (const language of site.languages) {
      const page = renderPage(swap, language, site, styleSheet)
      const pageFolder = join(folder, localizedPath(swapPath(swap), language.locale))
      await mkdir(pageFolder, { recursive: true })
      const html = `<!doctype html>${renderToStaticMarkup(page)}`
      await writeFile(join(pageFolder, 'index.html'), html)
    }
  }
}

async function drawIcon(folder: string, swap: Swap): Promise<string> {
  const drawing = await readFile(join(folder, `cast/${swapName(swap)}.svg`), 'utf8')
  const field = `<rect width="540" height="540" fill="${fields[cast[swap.face].field]}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 540 540">${field}${drawing.replace('<svg ', '<svg width="540" height="540" ')}</svg>`
}

/** Returns a swap's page for link previews. It has no scripts, and links to the home page with the swap selected. */
function renderPage(swap: Swap, language: LanguageMessages, site: Site, styleSheet: string) {
  const { siteUrl, brand } = site.facts
  const { locale, messages } = language
  const home = pathFor('home', locale)
  const title = swapCaption(messages.common.swap, swap)
  const tags = socialTags({
    siteUrl,
    siteName: brand,
    route: 'home',
    locale,
    messages: { title, meta: { title, description: messages.home.try.text } },
    path: localizedPath(swapPath(swap), locale),
    card: cardPath(swapName(swap), locale),
  })
  return (
    <html lang={locale} dir={locales[locale].direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{`${title} · ${brand}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={absoluteUrl(siteUrl, home)} />
        <link rel="icon" href={iconPath(swap)} type="image/svg+xml" />
        <link rel="stylesheet" href={styleSheet} />
        <link rel="stylesheet" href="/swap.css" />
        {tags.map((tag) => (
          <meta key={Object.values(tag).join()} {...tag} />
        ))}
      </head>
      <body>
        <main>
          <img src={iconPath(swap)} alt="" width="540" height="540" />
          <h1>{title}</h1>
          <a href={`${home}${swapToQuery('', swap)}#try`}>{messages.home.try.title}</a>
        </main>
      </body>
    </html>
  )
}
