import { readPage } from './builtSite'
import { messagesOf } from './content'
import { sitePages } from './sitePages'

/** A node of a page's structured data (JSON-LD). */
type DataNode = Record<string, unknown> & { '@type': string }

/** The pages, with what their `<head>` says about them, and with the messages of their route. */
export const pageHeads = sitePages.map((page) => {
  const $ = readPage(page.path)

  return {
    ...page,
    /** Returns the `content` of the first element in `<head>` that a selector matches. */
    content: (selector: string) => $(`head ${selector}`).attr('content'),
    canonical: $('head link[rel=canonical]').attr('href') ?? '',
    title: $('head title').text(),
    description: $('head meta[name=description]').attr('content') ?? '',
    /** The links to the page in every language, each as the language and the URL, sorted. */
    alternates: $('head link[rel=alternate][hreflang]')
      .toArray()
      .map(({ attribs }) => `${attribs.hreflang} ${attribs.href}`)
      .sort(),
    nodes: $('head script[type="application/ld+json"]')
      .toArray()
      .flatMap((script) => (JSON.parse($(script).text()) as { '@graph': DataNode[] })['@graph']),
    messages: messagesOf(page.locale, page.route),
  }
})

export type PageHead = (typeof pageHeads)[number]

/** The pages by their canonical URL. */
export const pagesByUrl = new Map(pageHeads.map((page) => [page.canonical, page]))

/** Returns the nodes of a schema.org type in the structured data of a page, in their order. */
export const nodesOfType = ({ nodes }: PageHead, type: string): readonly DataNode[] =>
  nodes.filter((node) => node['@type'] === type)
