import { installPackages } from './distribution.mjs'
import { findEngine, furtherEngines } from './engines.mjs'
import { starts } from './programs.mjs'

/**
 * Installs the engines that the errands are run in besides Chromium, where they are missing, and says loudly
 * which ones could not be had; without one its errands are left out, and fail where CI is set.
 *
 * @returns {Promise<void>}
 */
export async function ensureEngines() {
  for (const { name, packages } of missing()) await installPackages(name, packages)
  for (const { name, packages } of missing()) {
    console.error(
      `\n!!! NOT TESTED IN ${name.toUpperCase()}: it is not on this machine and could not be installed.\n` +
        `!!! On a Debian run: sudo apt-get install ${packages.join(' ')}\n`,
    )
  }
}

function missing() {
  return furtherEngines.filter((engine) => {
    const program = findEngine(engine, process.env)
    return !program || !starts(program, engine.asks)
  })
}
