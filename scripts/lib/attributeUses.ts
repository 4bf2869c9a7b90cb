import { Linter, type Rule } from 'eslint'
import { parser } from 'typescript-eslint'

/** A place in the code that sets or reads a data attribute. */
export interface AttributeUse {
  /** The name in HTML, such as `data-font-of`. */
  readonly attribute: string
  /** `page` for an attribute of `<html>`, and `element` for one of another element. */
  readonly owner: 'page' | 'element'
  readonly access: 'write' | 'read'
}

/** Returns the name in HTML of a property of a `dataset`: `data-font-of` for `fontOf`. */
export const attributeOf = (property: string): string =>
  `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Returns all uses of data attributes in the source of a script or a component, in its order. Throws if it is invalid. */
export function attributeUsesIn(source: string): AttributeUse[] {
  // Most files have none.
  if (!/\bdata-|\bdataset\b|\bpageState\b/.test(source)) return []

  const uses: AttributeUse[] = []
  const listeners = kindsOfUses(source).map(([owner, access, selector]) => {
    const note = (node: Rule.Node) => {
      const attributes = attributesIn(textOf(node))

      uses.push(...attributes.map((attribute) => ({ attribute, owner, access })))
    }

    return [selector, note] as const
  })

  visit(source, Object.fromEntries(listeners))

  return uses
}

/** Calls the listener of each selector (https://eslint.org/docs/latest/extend/selectors) that a syntax node matches. */
function visit(source: string, listeners: Rule.RuleListener): void {
  const uses: Rule.RuleModule = { create: () => listeners }
  const config: Linter.Config = {
    files: ['**'],
    languageOptions: { parser },
    plugins: { site: { rules: { uses } } },
    rules: { 'site/uses': 'error' },
  }
  const messages = new Linter().verify(source, config, 'source.tsx')
  const syntaxError = messages.find(({ fatal }) => fatal)

  if (syntaxError) throw new Error(syntaxError.message)
}

/** A kind of use. The selector finds the nodes with the name of an attribute or of a property. */
type KindOfUse = readonly [
  owner: AttributeUse['owner'],
  access: AttributeUse['access'],
  selector: string,
]

const inMarkup = ':matches(JSXAttribute > .name[name=/^data-/], Property > .key[value=/^data-/])'
const ofPage = ':matches(JSXOpeningElement[name.name="html"], [callee.name="setHtmlAttributes"]) *'

function kindsOfUses(source: string): readonly KindOfUse[] {
  return [
    ...usesOf('page', pageStateIn(source)),
    ...usesOf('element', ':matches([name="dataset"], [property.name="dataset"])'),

    // <html data-page="about">, and setHtmlAttributes({ 'data-path': path })
    ['page', 'write', `${ofPage}${inMarkup}`],
    // <p data-for="mac">, and { 'data-for': 'mac' }, which a component spreads
    ['element', 'write', `${inMarkup}:not(${ofPage})`],
    // element.toggleAttribute('data-hyphen')
    ['element', 'write', argumentOf('(set|toggle|remove)Attribute')],
    ['element', 'read', argumentOf('(get|has)Attribute')],
    // attributeFilter: ['data-theme'] of an observer. Only the page's attributes are observed.
    ['page', 'read', '[key.name="attributeFilter"] > * > .elements'],
    // [data-download] or [data-system="mac"] in a string or a template
    ['element', 'read', ':matches([value=/\\[data-/], [value.cooked=/\\[data-/])'],
  ]
}

/** Returns a selector for `pageState()`, and for the variables that have its result. */
function pageStateIn(source: string): string {
  const variables = Array.from(source.matchAll(/\b(\w+) = pageState\(\)/g), ([, name]) => name)

  return `:matches([callee.name="pageState"], [name=/^(${variables.join('|')})$/])`
}

/** Matches what is assigned, also with an operator such as `??=`, or deleted. */
const changed = ':matches(AssignmentExpression > .left, [operator="delete"] > .argument)'

/** Returns the kinds of uses of an object whose properties are data attributes. */
function usesOf(owner: AttributeUse['owner'], object: string): readonly KindOfUse[] {
  const property = `MemberExpression[computed=false]:has(> ${object}.object)`
  const variable = `VariableDeclarator:has(> ${object}.init)`

  return [
    // pageState().theme = 'dark', and delete pageState().theme
    [owner, 'write', `${property}${changed} > .property`],
    // pageState().theme
    [owner, 'read', `${property}:not(${changed}) > .property`],
    // const { theme } = pageState()
    [owner, 'read', `${variable} > ObjectPattern > Property > .key`],
    // 'share' in pageState()
    [owner, 'read', `[operator="in"]:has(> ${object}.right) > .left`],
  ]
}

/** Returns a selector for the data attribute that is the first argument of a method, whose name a pattern matches. */
const argumentOf = (method: string) =>
  `[callee.property.name=/^${method}$/] > .arguments:first-child[value=/^data-/]`

/** Returns the text of a string or a template, or the name of a property or an attribute in JSX. */
function textOf(
  node: Rule.Node | { readonly type: 'JSXIdentifier'; readonly name: string },
): string {
  if (node.type === 'Literal') return String(node.value)
  if (node.type === 'TemplateElement') return node.value.cooked ?? ''

  return node.type === 'Identifier' || node.type === 'JSXIdentifier' ? node.name : ''
}

/** Returns the attributes that a text names: one, the property of one, or those in selectors. */
function attributesIn(text: string): string[] {
  if (text.startsWith('data-')) return [text]
  if (/^\w+$/.test(text)) return [attributeOf(text)]

  return Array.from(text.matchAll(/\[(data-[\w-]+)[\]=]/g), ([, attribute = '']) => attribute)
}
