import type { Nodes } from 'mdast'
import { isLegalRoute } from '../../../src/site/routes'
import { defaultLocale } from '../../../src/site/locales'
import { codePoint } from '../characters'
import { checkTexts, documentsIn, type Content, type Rule } from '../content'
import { itemsAt, keyOf, valueAt } from '../data'
import type { Diagnostic } from '../diagnostic'
import { textsIn } from '../document'
import { contentFacts } from '../facts'
import { linksIn, markdownIn, nodesIn, sourceOf } from '../markdown'
import { didYouMean, unknownName } from '../names'
import { placeholdersIn } from '../../../src/content/placeholders'

export const linksRules: readonly Rule[] = [markdown, links, urls]

/** The types of Markdown nodes that src/lib/prose.ts renders. */
const allowed: readonly Nodes['type'][] = [
  ...(['root', 'paragraph', 'text', 'list', 'listItem'] as const),
  ...(['strong', 'emphasis', 'inlineCode', 'link'] as const),
]

/** Reports Markdown that the site cannot render, such as tables and headings. */
function markdown(content: Content): Diagnostic[] {
  return documentsIn(content, ['prose', 'site']).flatMap((document) =>
    markdownIn(document).flatMap(({ path, value, root }) =>
      nodesIn(root)
        .filter(({ type }) => !allowed.includes(type))
        .map((node) => {
          const message = `Markdown of the kind "${node.type}" is not supported, expected paragraphs, lists, **strong**, *emphasis*, \`code\` or links`
          return document.diagnostic(path, message, { part: sourceOf(node, value) })
        }),
    ),
  )
}

/**
 * Reports links without text, and links that lead neither to a page, nor to a URL or address in the facts, nor to an
 * https URL.
 */
function links(content: Content): Diagnostic[] {
  return documentsIn(content, ['prose', 'site']).flatMap((document) =>
    markdownIn(document).flatMap((text) =>
      linksIn(text).flatMap((link) => {
        const isEmpty = !nodesIn(link).some((node) => 'value' in node && node.value.trim())
        const problem = isEmpty ? 'the link has no text' : linkProblem(link.url, content)
        const target = { part: sourceOf(link, text.value) }
        return problem ? [document.diagnostic(text.path, problem, target)] : []
      }),
    ),
  )
}

function urls(content: Content): Diagnostic[] {
  return checkTexts(documentsIn(content, ['site']), ({ value }, document) => {
    if (!/^\w+:\//.test(value)) return []
    const isRepeated = textsIn(document).filter((other) => other.value === value).length > 1
    const message = isRepeated
      ? `${value} is in this file twice, expected two different URLs`
      : urlProblem(value)
    return message ? [{ message }] : []
  })
}

const tracking =
  /^(utm_\w+|fbclid|gclid|dclid|msclkid|mc_[ce]id|igshid|yclid|_hsenc|_hsmi|si|ref|ref_src)$/i

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

function linkProblem(url: string, content: Content): string | undefined {
  if (url.startsWith('{{')) return factProblem(url, content)
  if (url.startsWith('mailto:'))
    return url === 'mailto:{{contact.email}}' ? undefined : 'expected mailto:{{contact.email}}'
  if (/^\/(?!\/)/.test(url)) return pageProblem(url, content)
  if (/^\w+:/.test(url)) return urlProblem(url)
  return `"${url}" leads nowhere, expected /page/, https://… or a fact such as {{contact.discord}}`
}

function factProblem(url: string, content: Content): string | undefined {
  const [placeholder] = placeholdersIn(url)
  const value = valueAt(contentFacts(content).facts, placeholder?.fact.split('.') ?? [])
  const isUrl = typeof value === 'string' && value.startsWith('https://')
  // The rule `placeholders` reports missing facts.
  if (placeholder?.source === url && (value === undefined || isUrl)) return undefined
  return `"${url}" is not a fact with a URL, expected one such as {{contact.discord}}`
}

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
function anchorsOf(route: string, { sound }: Content): string[] | undefined {
  const faq = sound('content/site/faq.yaml')
  const isLegal = isLegalRoute(route)
  const prose = isLegal ? sound(`content/prose/${defaultLocale}/${route}.yaml`) : {}
  if (faq === undefined || prose === undefined) return undefined
  return [
    'contact',
    ...itemsAt(faq, [route]).map(({ value }) => String(value)),
    ...itemsAt(prose, ['sections']).flatMap(({ value }) => keyOf(value) ?? []),
  ]
}
