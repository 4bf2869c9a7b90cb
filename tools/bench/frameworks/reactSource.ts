import { load } from 'cheerio'

/** Boolean HTML attributes, which need the value `true`: React omits them if the value is an empty string. */
const booleans = new Set(['checked', 'disabled', 'hidden', 'inert', 'open'])

type Node = ReturnType<typeof nodesOf>[number]
type Text = Extract<Node, { readonly nodeType: 3 }>

/** The value of the DOM constant `Node.TEXT_NODE`. */
const textNode = 3

/**
 * Converts HTML to source code that calls React's `createElement` as `h`. A link to one of the paths becomes a `Link`,
 * the link component of the framework's router.
 */
export function reactSource(html: string, paths: ReadonlySet<string>): string {
  return nodesOf(html)
    .map((node) => nodeSource(node, paths))
    .filter(Boolean)
    .join(',')
}

/** Adds `precedence` to style sheets, so that React loads them before it shows a page, and keeps them afterwards. */
export function withPrecedence(source: string): string {
  return source.replaceAll('{"rel":"stylesheet",', '{"precedence":"default","rel":"stylesheet",')
}

function nodesOf(html: string) {
  return load(html, null, false).root().contents().get()
}

function nodeSource(node: Node, paths: ReadonlySet<string>): string {
  if (isText(node)) return JSON.stringify(node.data)
  if (!('attribs' in node)) return ''
  const { name, attribs, children } = node
  // Script content is set as HTML, because React would escape the quotes in JSON-LD.
  if (name === 'script') return scriptSource(attribs, children)
  const isOwnLink = name === 'a' && paths.has((attribs.href ?? '').replace(/#.*/, ''))
  const type = isOwnLink ? 'Link' : JSON.stringify(name)
  const inside = children.map((child) => nodeSource(child, paths)).filter(Boolean)

  return `h(${[type, propsSource(attribs), ...inside].join(',')})`
}

function isText(node: Node): node is Text {
  return node.nodeType === textNode
}

function scriptSource(attributes: Readonly<Record<string, string>>, children: readonly Node[]) {
  const html = children.map((child) => (isText(child) ? child.data : '')).join('')
  return `h("script",${JSON.stringify({ ...attributes, dangerouslySetInnerHTML: { __html: html } })})`
}

function propsSource(attributes: Readonly<Record<string, string>>): string {
  const props = Object.entries(attributes).map(([name, value]) => [
    name === 'class' ? 'className' : name,
    booleans.has(name) ? true : value,
  ])
  return JSON.stringify(Object.fromEntries(props))
}
