import { isExecutable } from './programs.mjs'
import { run } from './run.mjs'

/**
 * Installs packages of Debian and its like where we may; elsewhere it does nothing.
 *
 * @param {string} what What they are, for whoever waits.
 * @param {readonly string[]} packages
 */
export async function installPackages(what, packages) {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return
  console.log(`Installing ${what} from the distribution …`)
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], quiet)
  // One by one: a package that this distribution doesn't have must not keep the others away.
  for (const name of packages) {
    await run('apt-get', ['install', '--yes', '--no-install-recommends', name], quiet)
  }
}
