import './lib/checkNode.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { browserAdvice, ensureBrowser } from './lib/installBrowser.mjs'
import { ensureEngines } from './lib/installEngines.mjs'
import { ensureFonts, fontsAdvice } from './lib/installFonts.mjs'
import { ensureNginx, nginxAdvice } from './lib/installNginx.mjs'
import { runSteps, siteSteps, sourceSteps } from './lib/steps.mjs'

/** Installs what is missing and runs every check; gives the exit code. */
async function test() {
  if (!(await ensureInstalled())) return 1
  const browser = await ensureBrowser()
  if (!browser) {
    console.error(browserAdvice())
    return 1
  }
  if (!(await ensureNginx())) console.warn(nginxAdvice)
  if (!(await ensureFonts())) console.warn(fontsAdvice)
  // The browser tests find it there.
  process.env.CHROME_PATH = browser
  await ensureEngines()
  return runSteps([...sourceSteps, ...siteSteps])
}

process.exitCode = await test()
