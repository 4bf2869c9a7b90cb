import { chromium, type Page } from '@playwright/test'
import { growth, measureMemory, type Memory } from './memory'
import { chooser } from './random'
import { settle, steps } from './steps'

interface Soak {
  /** The path of a Chromium. */
  readonly browser: string
  readonly address: string
  readonly minutes: number
  readonly seed: number
}

/** How many steps are taken from one look at the memory to the next. */
const stride = 40

/**
 * Lets one visitor walk through a site by chance for some minutes, always on the same tab, and gives what went
 * wrong: errors, lost focus, growing memory, each with the step at which it happened.
 */
export async function soak(walk: Soak): Promise<string[]> {
  const program = await chromium.launch({
    executablePath: walk.browser,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  try {
    return await wander(await program.newPage({ locale: 'en-GB' }), walk)
  } finally {
    await program.close()
  }
}

async function wander(page: Page, { address, minutes, seed }: Soak): Promise<string[]> {
  const problems: string[] = []
  const heaps: string[] = []
  const choose = chooser(seed)
  const names = Object.keys(steps) as [string, ...string[]]
  let doing = 'start'
  let count = 0
  const note = (problem: string) =>
    problems.push(`step ${count}, ${doing}, ${page.url()}: ${problem}`)
  page.on('pageerror', ({ message }) => note(`uncaught ${message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isMeant(message.text())) note(message.text())
  })
  await page.goto(address)
  await settle(page)
  const end = Date.now() + minutes * 60_000
  while (Date.now() < end) {
    doing = choose(names)
    count += 1
    try {
      // A step back may lead out of the site, to where the walk began.
      if (!page.url().startsWith(address)) await page.goto(address)
      const problem = await steps[doing]?.({ page, choose, address })
      if (problem) note(problem)
    } catch (error) {
      note(String(error).split('\n')[0] ?? '')
      await page.goto(address)
      await settle(page)
    }
    if (count % stride) continue
    doing = 'measure'
    const [first, last] = await measureRounds(page, address)
    heaps.push(`${inMegabytes(first)} to ${inMegabytes(last)}`)
    growth(first, last).forEach(note)
  }
  console.log(`${count} steps; heap in MB: ${heaps.join(', ')}`)
  return problems
}

/** What Gatsby's links call. */
interface App {
  readonly ___navigate: (to: string) => void
}

/** Goes round in one document by the app alone, and measures after the first round, when all was seen, and the last. */
async function measureRounds(page: Page, address: string): Promise<[Memory, Memory]> {
  await page.goto(`${address}/about/`)
  await settle(page)
  const round = async () => {
    for (const path of ['/price/', '/tutorial/', '/', '/about/']) {
      await page.evaluate((to) => (window as unknown as App).___navigate(to), path)
      await page.waitForURL(address + path)
      await settle(page)
    }
    return measureMemory(page)
  }
  const first = await round()
  for (let repeated = 0; repeated < 4; repeated += 1) await round()
  return [first, await round()]
}

function inMegabytes({ heapBytes }: Memory): string {
  return (heapBytes / 1e6).toFixed(1)
}

/** Without a connection, and at an address that has no page, the browser says what is meant to happen. */
function isMeant(message: string): boolean {
  return /ERR_INTERNET_DISCONNECTED|404 \(Not Found\)/.test(message)
}
