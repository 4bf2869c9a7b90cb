import { delimiter, join } from 'node:path'
import { isExecutable } from '../../scripts/lib/programs.mjs'

/**
 * Returns the path of the installed nginx, or undefined.
 *
 * @returns {string | undefined}
 */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find(isExecutable)
}
