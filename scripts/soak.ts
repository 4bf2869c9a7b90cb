import './lib/checkNode.mjs'
import { existsSync } from 'node:fs'
import { type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { browserAdvice, ensureBrowser } from './lib/installBrowser.mjs'
import { root } from './lib/run.mjs'
import { createPreview } from './preview/server'
import { soak } from './soak/soak'

const [minutes = '10', seed = String(Date.now() % 1e6)] = process.argv.slice(2)

/** Serves the built site and lets one visitor wander through it; gives the exit code. */
async function run(): Promise<0 | 1> {
  const folder = join(root, 'public')
  if (!existsSync(join(folder, 'index.html'))) {
    console.error('There is no built site to walk through. Run: npm run build')
    return 1
  }
  const browser = await ensureBrowser()
  if (!browser) {
    console.error(browserAdvice())
    return 1
  }
  const server = createPreview(folder).listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const address = `http://localhost:${(server.address() as AddressInfo).port}`
  console.log(`Walking for ${minutes} minutes from seed ${seed}`)
  const problems = await soak({ browser, address, minutes: Number(minutes), seed: Number(seed) })
  server.closeAllConnections()
  server.close()
  for (const problem of problems) console.error(problem)
  console.log(problems.length ? `${problems.length} problems` : 'Nothing went wrong')
  return problems.length ? 1 : 0
}

void run().then((code) => {
  process.exitCode = code
})
