import { findExecutable } from '../../scripts/lib/executables.mjs'

/**
 * Returns the path of the installed nginx.
 *
 * @returns {string | undefined}
 */
export function findNginx() {
  return findExecutable(['nginx'])
}
