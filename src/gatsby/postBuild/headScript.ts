import { bundleScript } from './bundleScripts'

/** What stands for the list while the script is made. */
const list = 'app scripts'

/** The inline script that all pages have, which starts the app from its scripts, named in the order in which they run. */
export async function headScriptFor(appScripts: readonly string[]): Promise<string> {
  // The minifier chooses names by the letters that it sees: those of a digest would make another script of the same code.
  const script = await bundleScript('src/browser/beforePaint.ts', { appScripts: list })
  return script.replace(JSON.stringify(list), JSON.stringify(appScripts))
}
