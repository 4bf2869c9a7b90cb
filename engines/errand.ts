import { test as base, expect } from '@playwright/test'
import { engines, type EngineName } from './engines'
import { serveSite, type Site } from './site'
import { Visitor } from './visitor'

export interface EngineOptions {
  readonly engine: EngineName
}

interface Errand {
  readonly site: Site
  readonly visitor: Visitor
}

/** A test that is given a visitor in the engine of its project, and the site that it visits; it fails when a page complains. */
export const errand = base.extend<{ quiet: undefined }, EngineOptions & Errand>({
  engine: ['Chromium', { option: true, scope: 'worker' }],
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const site = await serveSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  visitor: [
    async ({ engine, site }, use) => {
      const { start, program } = engines[engine]
      if (!program) throw new Error(`There is no ${engine} on this machine: run npm test.`)
      const browser = await start(program)
      await use(new Visitor(browser, site.address))
      await browser.close()
    },
    { scope: 'worker' },
  ],
  quiet: [
    async ({ visitor }, use) => {
      await use(undefined)
      expect(await visitor.complaints()).toEqual([])
    },
    { auto: true },
  ],
})
