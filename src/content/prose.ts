import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { escapeXml } from '../lib/escapeXml'
import { absoluteUrl, localizedPath } from '../lib/paths'
import type { ProseElement, ProseNode } from '../lib/prose'
import type { Locale } from '../site/locales'
import { routeNames, routes } from '../site/routes'

const tags: Partial<Record<Nodes['type'], ProseElement['tag']>> = {
  paragraph: 'p',
  list: 'ul',
  listItem: 'li',
  strong: 'strong',
  emphasis: 'em',
  link: 'a',
}

/** Converts a subset of Markdown to elements. For any other construct, throws an error with the construct's name. */
export function proseTree(markdown: string): ProseNode[] {
  return fromMarkdown(markdown).children.flatMap(toProse)
}

/** Converts a node of Markdown, and what it contains. Paragraphs in list items become their contents. */
function toProse(node: Nodes): ProseNode[] {
  if (node.type === 'text') return [node.value]
  if (node.type === 'inlineCode') return [{ tag: 'code', children: [node.value] }]
  const tag = node.type === 'list' && node.ordered ? 'ol' : tags[node.type]
  if (!tag || !('children' in node))
    throw new Error(`line ${node.position?.start.line}: ${node.type} is not part of our Markdown`)
  const children = node.children.flatMap((child) =>
    // A list item contains one paragraph, which needs no element of its own.
    tag === 'li' && child.type === 'paragraph' ? child.children.flatMap(toProse) : toProse(child),
  )

  return [node.type === 'link' ? { tag, href: node.url, children } : { tag, children }]
}

/** Returns the absolute URL of a link in prose. The path of an English page leads to the page in the given language. */
export function proseUrl(siteUrl: string, href: string, locale: Locale): string {
  const [path = '', fragment] = href.split('#')
  const isPage = routeNames.some((route) => routes[route].path === path)
  if (!isPage) return absoluteUrl(siteUrl, href)

  return absoluteUrl(siteUrl, localizedPath(path, locale) + (fragment ? `#${fragment}` : ''))
}

/** Converts a tree to HTML for other programs. `hrefOf` returns the absolute URL of a link's target. */
export function proseHtml(nodes: readonly ProseNode[], hrefOf: (href: string) => string): string {
  return nodes.map((node) => htmlOf(node, hrefOf)).join('')
}

/** Converts an element or a text to HTML. */
function htmlOf(node: ProseNode, hrefOf: (href: string) => string): string {
  if (typeof node === 'string') return escapeXml(node)
  const { tag, href } = node
  const attributes = {
    ...(href !== undefined && { href: hrefOf(href) }),
    ...(tag === 'code' && { dir: 'ltr' }),
  }
  const written = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${escapeXml(value)}"`,
  )

  return `<${tag}${written.join('')}>${proseHtml(node.children, hrefOf)}</${tag}>`
}
