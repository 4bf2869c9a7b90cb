import { spawnSync } from 'node:child_process'
import { installPackages } from './distribution.mjs'

/**
 * Installs fonts for Japanese and Korean where there are none: their visitors all have some, and only with them
 * do the browsers lay those pages out as visitors see them.
 *
 * @returns {Promise<boolean>} Whether there are such fonts now.
 */
export async function ensureFonts() {
  if (haveFonts()) return true
  await installPackages('fonts for Japanese and Korean', ['fontconfig', 'fonts-noto-cjk'])
  return haveFonts()
}

/** What to say when there are none: what is not seen then, and the one command that helps. */
export const fontsAdvice =
  'There are no fonts for Japanese and Korean: how wide their words are is not seen. Run: sudo apt-get install fontconfig fonts-noto-cjk'

function haveFonts() {
  return ['ja', 'ko'].every((language) => {
    const { stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' })
    return Boolean(stdout)
  })
}
