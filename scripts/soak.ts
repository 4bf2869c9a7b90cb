import './lib/checkNode.mjs'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { positiveNumber, readArguments, wholeNumber } from './lib/arguments'
import { browserAdvice, ensureBrowser } from './lib/installBrowser.mjs'
import { root } from './lib/run.mjs'
import { runTask } from './lib/runTask'
import { createPreview } from './preview/server'
import { soak } from './soak/soak'

const usage = `npm run soak -- [minutes] [seed]

Lets one visitor walk through the built site by chance, for 10 minutes unless told otherwise; the same seed, a whole
number, makes the same walk.`

/** Serves the built site and lets one visitor wander through it; gives the exit code. */
async function wander(): Promise<0 | 1> {
  const { minutes, seed } = readArguments(usage, () => {
    const [minutes = '10', seed = String(1 + (Date.now() % 1e6)), ...more] = parseArgs({
      allowPositionals: true,
    }).positionals
    if (more.length > 0) throw new Error(`"${more.join(' ')}" is too much.`)
    return { minutes: positiveNumber('minutes', minutes), seed: wholeNumber('seed', seed) }
  })
  const folder = join(root, 'public')
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error('There is no built site to walk through. Run: npm run build')
  }
  const browser = await ensureBrowser()
  if (!browser) throw new Error(browserAdvice())
  const server = createPreview(folder).listen(0)
  try {
    await once(server, 'listening')
    const address = `http://localhost:${(server.address() as AddressInfo).port}`
    console.log(`Walking for ${minutes} minutes from seed ${seed}`)
    const problems = await soak({ browser, address, minutes, seed })
    for (const problem of problems) console.error(problem)
    console.log(problems.length ? `${problems.length} problems` : 'Nothing went wrong')
    return problems.length ? 1 : 0
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

runTask(wander)
