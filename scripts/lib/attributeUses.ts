import ts from 'typescript'
import { nodesOf } from './syntaxTree'

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

/** Returns all uses of data attributes in the source of a script or a component. */
export function attributeUsesIn(source: string): AttributeUse[] {
  const nodes = nodesOf(source)
  const ownerOf = ownersIn(nodes)

  return nodes.flatMap((node) => finders.flatMap((find) => find(node, ownerOf)))
}

/** Returns whose data attributes the properties of an object are: `undefined` if the object is no `dataset`. */
type OwnerOf = (object: ts.Expression) => AttributeUse['owner'] | undefined

/** Returns the uses that start at a syntax node. */
type Finder = (node: ts.Node, ownerOf: OwnerOf) => AttributeUse[]

const finders: readonly Finder[] = [
  findMarkup,
  findMethodCall,
  findObserved,
  findSelectors,
  findProperty,
  findDestructured,
  findPresenceCheck,
]

/** The page's attributes are the result of `pageState()`, also in a variable; those of elements are a `dataset`. */
function ownersIn(nodes: readonly ts.Node[]): OwnerOf {
  const isPageState = (node: ts.Node | undefined): boolean => callee(node) === 'pageState'
  const pageStates = nodes
    .filter(ts.isVariableDeclaration)
    .filter(({ initializer }) => isPageState(initializer))
    .map(({ name }) => name.getText())

  return (object) => {
    if (isPageState(object) || pageStates.includes(object.getText())) return 'page'

    return /\bdataset$/.test(object.getText()) ? 'element' : undefined
  }
}

/** `<p data-for="mac">`, and `{ 'data-for': 'mac' }`, which a component spreads or passes to Gatsby. */
function findMarkup(node: ts.Node): AttributeUse[] {
  if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) return []
  const attribute = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText()
  if (!isDataAttribute(attribute)) return []

  return [{ attribute, owner: isOnHtml(node) ? 'page' : 'element', access: 'write' }]
}

/** Returns whether an attribute is in `<html …>`, or in an argument of Gatsby's `setHtmlAttributes`. */
function isOnHtml({ parent }: ts.JsxAttribute | ts.PropertyAssignment): boolean {
  if (ts.isJsxAttributes(parent)) return parent.parent.tagName.getText() === 'html'

  return !!ts.findAncestor(parent, (node) => callee(node) === 'setHtmlAttributes')
}

/** `element.toggleAttribute('data-hyphen')`. */
function findMethodCall(node: ts.Node): AttributeUse[] {
  if (!ts.isCallExpression(node)) return []
  const [, verb] = /\b(set|toggle|remove|get|has)Attribute$/.exec(callee(node)) ?? []
  const [name] = node.arguments
  if (!verb || !name || !ts.isStringLiteral(name) || !isDataAttribute(name.text)) return []
  const access = verb === 'get' || verb === 'has' ? 'read' : 'write'

  return [{ attribute: name.text, owner: 'element', access }]
}

/** `attributeFilter: ['data-theme']` of an observer. Only the page's attributes are observed. */
function findObserved(node: ts.Node): AttributeUse[] {
  if (!ts.isPropertyAssignment(node) || node.name.getText() !== 'attributeFilter') return []
  if (!ts.isArrayLiteralExpression(node.initializer)) return []

  return node.initializer.elements
    .filter(ts.isStringLiteral)
    .map(({ text }) => ({ attribute: text, owner: 'page', access: 'read' }))
}

/** `[data-download]` or `[data-system="mac"]` in a string or a template. */
function findSelectors(node: ts.Node): AttributeUse[] {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateLiteralToken(node)) return []
  const selected = node.text.matchAll(/\[(data-[\w-]+)[\]=]/g)

  return Array.from(selected, ([, attribute = '']) => ({
    attribute,
    owner: 'element',
    access: 'read',
  }))
}

/** `pageState().theme`, which is read, assigned or deleted. */
function findProperty(node: ts.Node, ownerOf: OwnerOf): AttributeUse[] {
  if (!ts.isPropertyAccessExpression(node)) return []
  const owner = ownerOf(node.expression)

  return owner ? [{ attribute: attributeOf(node.name.text), owner, access: accessTo(node) }] : []
}

function accessTo(property: ts.PropertyAccessExpression): AttributeUse['access'] {
  const { parent } = property
  const isAssigned =
    ts.isBinaryExpression(parent) && parent.left === property && isAssignment(parent.operatorToken)

  return isAssigned || ts.isDeleteExpression(parent) ? 'write' : 'read'
}

/** Returns whether an operator assigns, such as `=` and `??=`. */
const isAssignment = ({ kind }: ts.BinaryOperatorToken): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment

/** `const { theme } = pageState()`. */
function findDestructured(node: ts.Node, ownerOf: OwnerOf): AttributeUse[] {
  if (!ts.isVariableDeclaration(node) || !ts.isObjectBindingPattern(node.name)) return []
  const owner = node.initializer && ownerOf(node.initializer)
  if (!owner) return []

  return node.name.elements.map(({ propertyName, name }) => ({
    attribute: attributeOf((propertyName ?? name).getText()),
    owner,
    access: 'read',
  }))
}

/** `'share' in pageState()`. */
function findPresenceCheck(node: ts.Node, ownerOf: OwnerOf): AttributeUse[] {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.InKeyword) return []
  const owner = ownerOf(node.right)
  if (!owner || !ts.isStringLiteral(node.left)) return []

  return [{ attribute: attributeOf(node.left.text), owner, access: 'read' }]
}

const isDataAttribute = (name: string): boolean => name.startsWith('data-')

/** Returns the called function as it is written, such as `title.setAttribute`; an empty string if the node is no call. */
const callee = (node: ts.Node | undefined): string =>
  node && ts.isCallExpression(node) ? node.expression.getText() : ''
