import type { Document } from 'yaml'
import type { Problem } from './problem'
import { yamlMessage } from './yamlMessage'
import { yamlTraps } from './yamlTraps'

/** Finds repeated keys, the first break of the syntax, and what YAML reads otherwise than it looks. */
export function yamlProblems(tree: Document.Parsed): Problem[] {
  const repeated = tree.errors
    .filter(({ code }) => code === 'DUPLICATE_KEY')
    .map((error) => ({ offset: error.pos[0], message: yamlMessage(error), fatal: false }))
  // Only the first break: what a parser says after it is mostly an echo.
  const broken = tree.errors
    .filter(({ code }) => code !== 'DUPLICATE_KEY' && code !== 'TAB_AS_INDENT')
    .sort((a, b) => a.pos[0] - b.pos[0])[0]
  if (broken) {
    return [...repeated, { offset: broken.pos[0], message: yamlMessage(broken), fatal: true }]
  }
  return [...repeated, ...yamlTraps(tree)]
}
