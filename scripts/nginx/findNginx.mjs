import { delimiter, join } from 'node:path'
import { isExecutable } from '../lib/programs.mjs'

/**
 * The path of the machine's nginx, or nothing.
 *
 * @returns {string | undefined}
 */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find(isExecutable)
}
