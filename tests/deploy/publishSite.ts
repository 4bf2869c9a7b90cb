import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Nginx } from '../../scripts/lib/startNginx'

export const publishScript = join(__dirname, '../../deploy/publish.sh')

/** Returns the options that make publish.sh reload nginx, or no options if nginx is undefined. */
export function reloadOf(nginx: Nginx | undefined): string[] {
  return nginx ? ['--reload', `kill -HUP ${nginx.process.pid} && sleep 0.3`] : []
}

/** Runs publish.sh. Returns the name of the release, or throws if the script fails. */
export function publishSite(target: string, ...options: readonly string[]): string {
  const args = ['--before-launch', ...options, target]
  return execFileSync(publishScript, args, { encoding: 'utf8' }).split(' ')[0] ?? ''
}
