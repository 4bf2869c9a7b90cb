import { addressProblem } from '../address'
import { anchorsOf } from '../anchors'
import { documentsIn, type Content } from '../content'
import { contentFacts } from '../contentFacts'
import { valueAt } from '../data'
import { didYouMean } from '../didYouMean'
import { linksIn, markdownIn, sourceOf } from '../markdownText'
import type { Mistake } from '../mistake'
import { placeholdersIn } from '../placeholders'

/** Every link in long words has words and leads somewhere: to a page of ours, a fact, or an https address. */
export function links(content: Content): Mistake[] {
  return documentsIn(content, 'prose').flatMap((document) =>
    markdownIn(document).flatMap((markdown) =>
      linksIn(markdown).flatMap((link) => {
        const problem =
          link.children.length === 0 ? 'a link without words' : linkProblem(link.url, content)
        const target = { text: sourceOf(link, markdown.text) }
        return problem ? [document.mistake(markdown.path, problem, target)] : []
      }),
    ),
  )
}

function linkProblem(url: string, content: Content): string | undefined {
  if (url === '') return 'a link that leads nowhere'
  if (url.startsWith('{{')) return factProblem(url, content)
  if (url.startsWith('mailto:')) {
    return url === 'mailto:{{contact.email}}' ? undefined : 'expected mailto:{{contact.email}}'
  }
  if (/^\/(?!\/)/.test(url)) return pageProblem(url, content)
  if (/^\w+:/.test(url)) return addressProblem(url)
  return `"${url}" leads nowhere, expected /page/, https://… or a fact such as {{contact.discord}}`
}

function factProblem(url: string, content: Content): string | undefined {
  const [placeholder] = placeholdersIn(url)
  if (placeholder?.source !== url)
    return `"${url}" is not one fact, expected such as {{contact.discord}}`
  const value = valueAt(contentFacts(content).facts, placeholder.fact.split('.'))
  // A fact that is missing or has mistakes is told elsewhere.
  if (value === undefined || (typeof value === 'string' && value.startsWith('https://')))
    return undefined
  return `${url} is not an address, expected a fact such as {{contact.discord}}`
}

function pageProblem(url: string, content: Content): string | undefined {
  const [path = '', anchor] = url.split('#')
  const pages = Object.entries(content.site.routes)
  const paths = pages.map(([, page]) => page.path)
  const route = pages.find(([, page]) => page.path === path)?.[0]
  if (route === undefined) {
    const withSlash = paths.includes(`${path}/`) ? `, expected "${path}/"` : ''
    const hint = withSlash || didYouMean(path, paths) || `, expected one of ${paths.join(', ')}`
    return `there is no page "${path}"${hint}`
  }
  const anchors = anchorsOf(route, content)
  if (anchor === undefined || !anchors || anchors.includes(anchor)) return undefined
  const hint = didYouMean(anchor, anchors) || `, expected one of ${anchors.join(', ')}`
  return `${path} has no part "#${anchor}"${hint}`
}
