import { lowerStylesId, openingEndId } from '../../site/constants'
import { type StyledPage } from './styles/styleSheets'

/**
 * What the pass over the finished HTML puts into a page: its path and the name of its chunk, for the boot file, the
 * addresses of its styles, since a page that Gatsby left as it was names those of an earlier build, and this.
 */
export interface PageParts extends StyledPage {
  /** The text of the one inline script. */
  readonly headScript: string
}

const linkTo = (sheet: string) => `<link rel="stylesheet" href="${sheet}"/>`

const lowerStyles = new RegExp(`(<span id="${lowerStylesId}"[^>]*>).*?(?=</span>)`)

const anyStyles =
  /<style data-href="[^"]+"[^>]*>.*?<\/style>|<link rel="stylesheet" href="[^"]+"\/>/s

const scriptsSlice =
  /(<!-- slice-start id="_gatsby-scripts-1" -->).*?(<!-- slice-end id="_gatsby-scripts-1" -->)/s

const expectOpening = `<link rel="expect" href="#${openingEndId}" blocking="render"/>`

/** React 18 fills a block of its stream with it where the next letter takes more bytes than are left. */
const padding = '\u0000'

/**
 * Makes a page of Gatsby one that a strict policy accepts and that paints before any script runs:
 * its inline scripts and style attributes go, its styles become linked files. Running it twice changes nothing.
 */
export function transformHtml(html: string, parts: PageParts): string {
  const { headScript, styleSheets, path, componentChunkName } = parts
  const attributes = `data-path="${path}" data-chunk="${componentChunkName}"`
  // The script comes first: after the styles it waited for them, and with it the rest of the page.
  const head = `<script data-head>${headScript}</script>${linkTo(styleSheets.opening)}`
  return html
    .replaceAll(padding, '')
    .replace(/<script data-head>.*?<\/script>/s, '')
    .replace(anyStyles, () => head)
    .replace(lowerStyles, `$1${linkTo(styleSheets.lower)}`)
    .replace(/<meta (?:name="generator"|http-equiv="x-ua-compatible")[^>]*>/g, '')
    .replace(', shrink-to-fit=no', '')
    .replace(/<script id="gatsby-script-loader">.*?<\/script>/s, '')
    .replace(scriptsSlice, '$1$2')
    .replace(
      /(<div[^>]* id="gatsby-focus-wrapper"|<div[^>]* id="gatsby-announcer")[^>]*>/g,
      withoutStyle,
    )
    .replace(expectOpening, '')
    .replace(/<html data-path="[^"]*" data-chunk="[^"]*"/, '<html')
    .replace('<html', () => `<html ${attributes}`)
    .replace('</head>', `${expectOpening}</head>`)
}

function withoutStyle(tag: string): string {
  return tag.replace(/ style="[^"]*"/, '')
}
