import type { Link, Nodes } from 'mdast'
import { placeholdersIn } from '../../../src/content/placeholders'
import { defaultLocale } from '../../../src/site/locales'
import { isLegalRoute } from '../../../src/site/routes'
import { codePoint } from '../characters'
import { contentFacts, textsOf, type Content, type Diagnostics, type Rule } from '../content'
import { itemsAt, keyOf, valueAt } from '../data'
import { textsIn } from '../document'
import { markdownOf, nodesIn, sourceOf } from '../markdown'
import { didYouMean, unknownName } from '../names'

export const linksRules: readonly Rule[] = [markdown, urls]

/** The Markdown nodes that src/content/prose.ts converts. */
const allowed: readonly Nodes['type'][] = [
  'root',
  'paragraph',
  'text',
  'list',
  'listItem',
  'strong',
  'emphasis',
  'inlineCode',
  'link',
]

/** Reports Markdown that the site cannot render, such as tables and headings, and wrong links. */
function* markdown(content: Content): Diagnostics {
  for (const text of textsOf(content, ['prose', 'site']))
    for (const node of nodesIn(markdownOf(text))) {
      const unsupported = `Markdown of the kind "${node.type}" is not supported, expected paragraphs, lists, **strong**, *emphasis*, \`code\` or links`
      const problem = node.type === 'link' ? linkProblem(node, content) : undefined
      const message = allowed.includes(node.type) ? problem : unsupported
      if (message) yield text.diagnostic(message, sourceOf(node, text))
    }
}

/** Reports URLs that are wrong, or twice in the same file. */
function* urls(content: Content): Diagnostics {
  for (const { document, value, diagnostic } of textsOf(content, ['site'])) {
    if (!/^\w+:\//.test(value)) continue
    const isRepeated = textsIn(document).filter((other) => other.value === value).length > 1
    const repeated = `${value} is in this file twice, expected two different URLs`
    const problem = isRepeated ? repeated : urlProblem(value)
    if (problem) yield diagnostic(problem)
  }
}

const tracking =
  /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|yclid|_hsenc|_hsmi|si|ref|ref_src)$/i

/** Returns what is wrong with the form of a URL. */
function urlProblem(url: string): string | undefined {
  const strange = /[^\x21-\x7e]|["<>\\^`{|}]/u.exec(url)?.[0]
  if (strange !== undefined)
    return `the URL contains ${codePoint(strange)}, expected only ASCII characters that need no escape`
  if (!URL.canParse(url)) return `"${url}" is not a URL, expected https://…`
  const { protocol, username, hostname, searchParams } = new URL(url)
  if (protocol !== 'https:') return `the URL starts with ${protocol}//, expected https://`
  if (username) return 'the URL contains a username, delete it'
  if (/(^|\.)xn--/.test(hostname)) return 'the host has look-alike letters (xn--), type it again'
  if (!/^([a-z\d][a-z\d-]*\.)+[a-z]+$/.test(hostname))
    return `"${hostname}" is not a host, expected one such as www.facewright.example`
  if (/[,.;)'"]$/.test(url)) return `the URL ends with "${url.slice(-1)}", delete it`
  const parameter = [...searchParams.keys()].find((name) => tracking.test(name))

  return parameter && `the URL has the tracking parameter "${parameter}", delete it`
}

/** Checks that a link has a text, and leads to a page, to a fact or to an https URL. */
function linkProblem(link: Link, content: Content): string | undefined {
  const { url } = link
  if (!nodesIn(link).some((node) => 'value' in node && node.value.trim()))
    return 'the link has no text'
  if (url.startsWith('{{')) return factProblem(url, content)
  if (url.startsWith('mailto:'))
    return url === 'mailto:{{contact.email}}' ? undefined : 'expected mailto:{{contact.email}}'
  if (/^\/(?!\/)/.test(url)) return pageProblem(url, content)
  if (/^\w+:/.test(url)) return urlProblem(url)

  return `"${url}" leads nowhere, expected /page/, https://… or a fact such as {{contact.discord}}`
}

/** Returns what is wrong with a link that is a fact, such as `{{contact.discord}}`. */
function factProblem(url: string, content: Content): string | undefined {
  const [placeholder] = placeholdersIn(url)
  const value = valueAt(contentFacts(content).facts, placeholder?.fact.split('.') ?? [])
  const isUrl = typeof value === 'string' && value.startsWith('https://')
  // The rule `placeholders` reports missing facts.
  if (placeholder?.source === url && (value === undefined || isUrl)) return undefined
  return `"${url}" is not a fact with a URL, expected one such as {{contact.discord}}`
}

/** Returns what is wrong with a link to a page of the site, such as `/download/#verifyFile`. */
function pageProblem(url: string, content: Content): string | undefined {
  const [path = '', anchor] = url.split('#')
  const routes = Object.entries(content.site.routes)
  const paths = routes.map(([, route]) => route.path)
  const name = routes.find(([, route]) => route.path === path)?.[0]
  if (name === undefined) return unknownName('page', path, paths)

  const anchors = anchorsOf(name, content)
  if (anchor === undefined || !anchors || anchors.includes(anchor)) return undefined

  const hint = didYouMean(anchor, anchors, `, expected one of ${anchors.join(', ')}`)

  return `${path} has no part "#${anchor}"${hint}`
}

/** Returns the valid fragments for links to a route; undefined if a file that defines fragments has errors. */
function anchorsOf(route: string, { validDocument }: Content): string[] | undefined {
  const faq = validDocument('content/site/faq.yaml')
  const prose = isLegalRoute(route)
    ? validDocument(`content/prose/${defaultLocale}/${route}.yaml`)
    : faq
  if (!faq || !prose) return undefined
  const sections = itemsAt(prose.value, 'sections').flatMap((section) => keyOf(section) ?? [])
  return ['contact', ...itemsAt(faq.value, route).map(String), ...sections]
}
