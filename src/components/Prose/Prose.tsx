import type { PropsWithChildren } from 'react'
import type { ProseNode } from '../../lib/prose'
import { type Route, routeNames, routes } from '../../site/routes'
import { ExternalLink, RouteLink } from '../Link/Link'
import * as styles from './Prose.module.css'

/** Rendered Markdown: paragraphs, lists and links, at a readable line length. In GraphQL, the nodes are JSON. */
export function Prose({ nodes }: { readonly nodes: Queries.Scalars['JSON'] }) {
  return (
    <div className={styles.prose}>
      <ProseNodes nodes={nodes as unknown as ProseNode[]} />
    </div>
  )
}

function ProseNodes({ nodes }: { readonly nodes: readonly ProseNode[] }) {
  return nodes.map((node, index) => <ProseElement key={index} node={node} />)
}

/** The routes by their English paths, which links in Markdown have. */
const routesByPath = new Map<string | undefined, Route>(
  routeNames.map((name) => [routes[name].path, name]),
)

function ProseElement({ node }: { readonly node: ProseNode }) {
  if (typeof node === 'string') return node
  const children = <ProseNodes nodes={node.children} />
  if (node.tag === 'a') return <ProseLink href={node.href ?? ''}>{children}</ProseLink>
  const Tag = node.tag

  return Tag === 'code' ? (
    <code dir="ltr" translate="no">
      {children}
    </code>
  ) : (
    <Tag>{children}</Tag>
  )
}

/** A link in Markdown. An English path becomes a link in the current language; `<bdi>` isolates email addresses. */
function ProseLink({ href, children }: PropsWithChildren<{ readonly href: string }>) {
  const [path, anchor] = href.split('#')
  const route = routesByPath.get(path)

  if (route) {
    return (
      <RouteLink route={route} anchor={anchor}>
        {children}
      </RouteLink>
    )
  }

  if (href.startsWith('https:')) return <ExternalLink href={href}>{children}</ExternalLink>

  return (
    <a href={href}>
      <bdi>{children}</bdi>
    </a>
  )
}
