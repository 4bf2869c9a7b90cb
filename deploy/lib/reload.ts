import { execSync } from 'node:child_process'
import { type Reload } from './configuration'

/** Makes a reload of a shell command; without a command there is nothing to reload. */
export function reloadBy(command: string | undefined): Reload {
  return () => {
    if (command) execSync(command, { stdio: 'inherit' })
  }
}
