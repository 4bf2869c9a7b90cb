import type { virtual } from '@guidepup/virtual-screen-reader'
import { expect, type Page } from '@playwright/test'
import { build } from 'esbuild'

declare global {
  interface Window {
    virtualReader?: { readonly virtual: typeof virtual }
  }
}

let bundled: Promise<string> | undefined

/** Bundles the virtual screen reader into a script that sets `window.virtualReader`. */
export function bundleReader(): Promise<string> {
  bundled ??= build({
    entryPoints: [require.resolve('@guidepup/virtual-screen-reader/browser.js')],
    bundle: true,
    format: 'iife',
    globalName: 'virtualReader',
    minify: true,
    write: false,
  }).then(({ outputFiles }) => `${outputFiles[0]?.text ?? ''};window.virtualReader=virtualReader`)

  return bundled
}

export async function startReader(page: Page): Promise<void> {
  // Uses `evaluate`, because the content security policy would block an injected script element.
  await page.evaluate(await bundleReader())
  await page.evaluate(showDisplayed)
  await page.evaluate(() => window.virtualReader?.virtual.start({ container: document.body }))
  await spokenPhrases(page)
}

/**
 * Removes `hidden` from elements that the style sheet displays. The virtual screen reader leaves them out, but browsers
 * expose them: what counts there is the display.
 */
function showDisplayed(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[hidden]'))
    if (getComputedStyle(element).display !== 'none') element.hidden = false
}

/** Returns the phrases that the screen reader has spoken since the last call. */
export function spokenPhrases(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const reader = window.virtualReader?.virtual
    const phrases = (await reader?.spokenPhraseLog()) ?? []
    await reader?.clearSpokenPhraseLog()
    return phrases
  })
}

/** Makes the screen reader read the page to the end. Returns the spoken phrases. */
export async function readToEnd(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const reader = window.virtualReader?.virtual
    for (let step = 0; reader && step < 2000; step += 1) {
      await reader.next()
      if ((await reader.lastSpokenPhrase()) === 'end of document') return
    }
  })

  return spokenPhrases(page)
}

/** Performs an action. Returns the expected announcements that the screen reader has not spoken after three seconds. */
export async function lostAnnouncements(
  page: Page,
  act: () => Promise<void>,
  expected: readonly string[],
): Promise<string[]> {
  await spokenPhrases(page)
  await act()
  const spoken: string[] = []
  // The virtual screen reader speaks a no-break space as a space.
  const phrases = expected.map((phrase) => phrase.replaceAll('\u00a0', ' '))
  const lost = async () => {
    spoken.push(...(await spokenPhrases(page)))
    return phrases.filter((phrase) => !spoken.includes(phrase))
  }

  await expect
    .poll(lost, { timeout: 3000 })
    .toEqual([])
    .catch(() => undefined)

  return (await lost()).map((phrase) => `"${phrase}", but: ${spoken.join(' / ')}`)
}
