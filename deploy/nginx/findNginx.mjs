import { findProgram } from '../../scripts/lib/programs.mjs'

/**
 * The path of the machine's nginx, or nothing.
 *
 * @returns {string | undefined}
 */
export function findNginx() {
  return findProgram(['nginx'])
}
