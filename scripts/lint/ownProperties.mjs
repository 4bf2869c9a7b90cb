import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import stylelint from 'stylelint'

export const ownPropertiesRule = 'site/own-properties'

const styles = 'src/styles'

/** The custom properties that every module may set and read: tokens, themes, and the properties of the bricks. */
const shared = new Set(
  readdirSync(styles)
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => readFileSync(join(styles, name), 'utf8').match(/--[\w-]+(?=:)/g) ?? []),
)

/**
 * @typedef {Parameters<ReturnType<import('stylelint').RuleBase>>[0]} Root
 *
 * @typedef {Extract<Root['nodes'][number], { prop: string }>} Declaration
 */

/**
 * A custom property that one CSS module sets and another reads is an agreement that neither shows. What a component needs
 * from outside is a prop.
 *
 * @type {import('stylelint').RuleBase}
 */
export const checkOwnProperties = (isOn) => (root, result) => {
  if (!isOn || !root.source?.input.file?.endsWith('.module.css')) return

  const { set, read } = ownPropertiesOf(root)

  const isAgreement = (/** @type {string} */ name) =>
    !shared.has(name) && set.has(name) !== read.has(name)

  for (const [name, node] of read)
    if (isAgreement(name))
      report(
        node,
        `Declare ${name} in this module, with a default, or make it a prop of the component`,
      )
  for (const [name, node] of set)
    if (isAgreement(name))
      report(node, `This module does not read ${name}: make it a prop of the component that does`)

  /**
   * @param {Declaration} node
   * @param {string} message
   */
  function report(node, message) {
    stylelint.utils.report({ ruleName: ownPropertiesRule, result, node, message })
  }
}

/**
 * Returns the custom properties that a style sheet sets and reads, each with its last declaration.
 *
 * @param {Root} root
 */
function ownPropertiesOf(root) {
  /** @type {Map<string, Declaration>} */
  const set = new Map()
  /** @type {Map<string, Declaration>} */
  const read = new Map()

  root.walkDecls((declaration) => {
    const { prop, value } = declaration

    if (prop.startsWith('--')) set.set(prop, declaration)
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) read.set(name, declaration)
  })

  return { set, read }
}
