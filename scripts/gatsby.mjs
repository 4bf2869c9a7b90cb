import './lib/checkNode.mjs'
import { tsImport } from 'tsx/esm/api'
import { root, run, tool } from './lib/run.mjs'
import { dropStaleCache } from './lib/staleCache.mjs'

const [command = 'build', ...all] = process.argv.slice(2)
const options = all.filter((option) => option !== '--filled')
const filled = all.length > options.length

/** Environment variables for production builds without telemetry and prompts. */
const buildEnvironment = { CI: 'true', GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }

/** The lines of Gatsby's log that name each content file, and those that list the pages in a tree. */
const routine = /^(?:success gatsby-plugin-react-i18next: create node|Pages$|\s*[┌├│└╭╰])/

let incompleteLine = ''

/** Prints the complete lines of Gatsby's log, except routine lines. @param {string} text */
function printLines(text) {
  const lines = (incompleteLine + text).split('\n')
  incompleteLine = lines.pop() ?? ''
  for (const line of lines) if (!routine.test(line)) console.log(line)
}

async function gatsby() {
  try {
    // Gatsby replaces an error in gatsby-config.ts with errors that do not name the cause.
    const { siteOrigin } = await tsImport('../src/site/origin.ts', import.meta.url)
    siteOrigin(process.env.SITE_URL)
  } catch (error) {
    console.error(/** @type {Error} */ (error).message)
    return 1
  }
  if (filled) {
    const { createFilledCopy } = await tsImport('./lib/editedCopy.ts', import.meta.url)
    const copy = createFilledCopy(command === 'develop')
    console.log(`The filled-in site is built in ${copy}.`)
    return run(process.execPath, [`${copy}/scripts/gatsby.mjs`, command, ...options])
  }
  if (dropStaleCache(root)) console.log('Build code has changed: the cache is invalidated.')
  return command === 'build'
    ? run(tool('gatsby'), [command, ...options], buildEnvironment, printLines)
    : run(tool('gatsby'), [command, ...options])
}

process.exitCode = await gatsby()
