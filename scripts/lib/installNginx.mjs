import { findNginx } from '../../deploy/nginx/findNginx.mjs'
import { installPackages } from './distribution.mjs'

/** Says whether an nginx is there to be tested, after trying to install a missing one. */
export async function ensureNginx() {
  if (findNginx()) return true
  await installPackages('nginx', ['nginx', 'libnginx-mod-http-brotli-static'])
  return findNginx() !== undefined
}

/** What to say when there is none: what is left out, and the one command that helps. */
export const nginxAdvice =
  'There is no nginx: what it answers is left out. Run: sudo apt-get install nginx libnginx-mod-http-brotli-static'
