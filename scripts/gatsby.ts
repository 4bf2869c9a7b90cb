import './lib/checkPath.mjs'
import { fontEnvironment } from '../src/gatsby/cards/fontEnvironment'
import { siteOrigin } from '../src/site/origin'
import { emptyVariables } from './lib/emptyVariables'
import { root, run, tool } from './lib/run'
import { runTask } from './lib/runTask'
import { dropStaleCache } from './lib/staleCache'

/** Environment variables for production builds without telemetry and prompts. */
const buildEnvironment = { CI: 'true', GATSBY_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }

/** The lines of Gatsby's log that name each content file, and those that list the pages in a tree. */
const routine = /^(?:success gatsby-plugin-react-i18next: create node|Pages$|\s*[┌├│└╭╰])/

runTask(() => {
  const [command = 'build', ...all] = process.argv.slice(2)
  const options = all.filter((option) => option !== '--filled')

  // Gatsby replaces an error in gatsby-config.ts with errors that do not name the cause.
  siteOrigin(process.env.SITE_URL)
  if (options.length < all.length)
    return run(tool('tsx'), ['tools/filled/filled.ts', command, ...options])
  if (dropStaleCache(root)) console.log('Build code has changed: the cache is invalidated.')
  const environment = { ...fontEnvironment(root), ...emptyVariables(process.env) }
  if (command !== 'build') return run(tool('gatsby'), [command, ...options], { environment })
  const onLine = (line: string) => {
    if (!routine.test(line)) console.log(line)
  }

  return run(tool('gatsby'), [command, ...options], {
    environment: { ...environment, ...buildEnvironment },
    onLine,
  })
})
