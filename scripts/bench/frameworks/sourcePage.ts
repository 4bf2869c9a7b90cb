import { load } from 'cheerio'
import { withoutScripts } from '../twin'

/** What another framework makes a page of: our address and our HTML without scripts. */
export interface SourcePage {
  /** The site-relative address, with its trailing slash. */
  readonly path: string
  /** The attributes of the page's root. */
  readonly root: Readonly<Record<string, string>>
  /** What is in the head, as HTML. */
  readonly head: string
  /** What is in the body, as HTML. */
  readonly body: string
}

/** Takes the address and the HTML of a built page, and gives what another framework makes the same page of. */
export function readSourcePage(path: string, html: string): SourcePage {
  const $ = load(withoutScripts(html))
  return {
    path,
    root: { ...$('html').attr() },
    head: $('head').html() ?? '',
    body: $('body').html() ?? '',
  }
}

/** The addresses of pages: what the framework's own router can follow. */
export function pathsOf(pages: readonly SourcePage[]): ReadonlySet<string> {
  return new Set(pages.map(({ path }) => path))
}
