import type { virtual } from '@guidepup/virtual-screen-reader'
import { type Page } from '@playwright/test'
import { build } from 'esbuild'

declare global {
  interface Window {
    virtualReader?: { readonly virtual: typeof virtual }
  }
}

let bundled: Promise<string> | undefined

/** The virtual screen reader as one script that leaves itself in `window.virtualReader`. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [require.resolve('@guidepup/virtual-screen-reader/browser.js')],
    bundle: true,
    format: 'iife',
    globalName: 'virtualReader',
    minify: true,
    write: false,
  })
  return `${outputFiles[0]?.text ?? ''};window.virtualReader=virtualReader`
}

/** Gives the screen reader as a script; made ahead, it is there in time for what is said early. */
export function prepareReader(): Promise<string> {
  bundled ??= bundle()
  return bundled
}

/** Lets a virtual screen reader listen to the page that is open. */
export async function startReader(page: Page): Promise<void> {
  // The way of the debugger: the site's policy lets no other script in.
  await page.evaluate(await prepareReader())
  await page.evaluate(() => window.virtualReader?.virtual.start({ container: document.body }))
  await heard(page)
}

/** What the screen reader said since it was last asked, phrase by phrase. */
export function heard(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const reader = window.virtualReader?.virtual
    const phrases = (await reader?.spokenPhraseLog()) ?? []
    await reader?.clearSpokenPhraseLog()
    return phrases
  })
}

/** What the screen reader says of the whole page, read from where it stands to the end. */
export function readAll(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const reader = window.virtualReader?.virtual
    if (!reader) return []
    for (let step = 0; step < 2000; step += 1) {
      await reader.next()
      if ((await reader.lastSpokenPhrase()) === 'end of document') break
    }
    const phrases = await reader.spokenPhraseLog()
    await reader.clearSpokenPhraseLog()
    return phrases
  })
}
