import { expect, test } from '@playwright/test'
import { openApp } from '../support/app'
import { messagesOf } from '../support/content'
import { mask } from '../support/masks'
import { isFull } from '../support/sitePages'
import { agents } from '../support/userAgents'

const { check } = messagesOf('en', 'requirements')

test.use({ userAgent: agents.windowsChrome })

// Scripts that replace what the browser reports, as extensions, app wrappers and browsers against fingerprinting do.

/** Returns a script that replaces the client hints by the result of a function body. */
const hintsMask = (body: string) => mask('Navigator.prototype', 'userAgentData', body)

/** Returns a script that replaces the client hints by an object with one more member. */
const hintsObject = (member: string) =>
  hintsMask(`return { platform: 'Windows', mobile: false, brands: [], ${member} }`)

/** Returns a script that replaces the name of the graphics card in WebGL by an expression, and removes WebGPU. */
const cardMask = (value: string) => `
  delete Navigator.prototype.gpu
  HTMLCanvasElement.prototype.getContext = () => ({
    RENDERER: 1,
    getParameter: (name) => (name === 2 ? ${value} : 'WebKit WebGL'),
    getExtension: (name) => (/debug/.test(name) ? { UNMASKED_RENDERER_WEBGL: 2 } : null),
  })`

/** Returns a script that replaces the drawing context of every canvas by the result of a function body. */
const contextMask = (body: string) => `HTMLCanvasElement.prototype.getContext = () => { ${body} }`

/** The scripts by what the page then has. */
const masks: Readonly<Record<string, string>> = {
  'hints without a method': hintsObject(''),
  'a method for hints that throws': hintsObject('getHighEntropyValues() { throw new Error() }'),
  'hints that are refused': hintsObject('getHighEntropyValues: () => Promise.reject(new Error())'),
  'hints that never come': hintsObject('getHighEntropyValues: () => new Promise(() => {})'),
  'no hints': hintsObject('getHighEntropyValues: () => Promise.resolve(null)'),
  'hints of null': hintsMask('return null'),
  'hints that throw': hintsMask('throw new Error()'),
  'members of hints that throw': hintsMask('return { get platform() { throw new Error() } }'),
  'the card Brave': cardMask("'Brave'"),
  'the card Mozilla': cardMask("'Mozilla'"),
  'the card Generic Renderer': cardMask("'Generic Renderer'"),
  'a card of random letters': cardMask("'aB3dE9xQ'"),
  'the card null': cardMask('null'),
  'a canvas that throws': contextMask('throw new Error()'),
  'a context without methods': contextMask('return {}'),
  'no context': contextMask('return null'),
  'an adapter that never comes': `${contextMask('return null')}
    ${mask('Navigator.prototype', 'gpu', 'return { requestAdapter: () => new Promise(() => {}) }')}`,
  'memory of null': mask('Navigator.prototype', 'deviceMemory', 'return null'),
}

for (const [index, [name, script]] of Object.entries(masks).entries()) {
  /** Both pages have the check, and start in the same way. A run that is not full alternates between them. */
  const paths = isFull ? ['/', '/download/'] : index % 2 === 0 ? ['/'] : ['/download/']

  for (const path of paths) {
    test(`with ${name}, the check on ${path} ends without an error and names no card`, async ({
      page,
    }) => {
      await page.addInitScript(script)
      await openApp(page, path)
      const section = page.locator('#requirements')

      await section.getByRole('button', { name: check.start }).click()
      await expect(section.getByText(check.bands.unknown)).toBeVisible()
      await expect(section.locator('[data-result=no]')).toHaveCount(0)
      await expect(section.getByLabel(check.ask.graphics)).toBeVisible()
      await expect(page.getByRole('alert').locator('visible=true')).toHaveCount(0)

      const names = await section.locator('bdi').allTextContents()

      expect(names.join(' ')).not.toMatch(/Brave|Mozilla|Generic|aB3dE9xQ|null/)
    })
  }
}
