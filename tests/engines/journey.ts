import { test } from '@playwright/test'
import { engines, type EngineName } from './engines'
import { Visitor } from './visitor'

export interface EngineOptions {
  readonly engine: EngineName
}

/** Declares a test with a `visitor` fixture, which controls a browser with the engine of the Playwright project. */
export const journey = test.extend<{ visitor: Visitor }, EngineOptions & { browserTab: Visitor }>({
  engine: ['Chromium', { option: true, scope: 'worker' }],
  browserTab: [
    async ({ engine }, use, { project }) => {
      const start = engines[engine]
      if (!start) throw new Error(`${engine} is not installed. Run npm test.`)
      const tab = await start()
      await use(new Visitor(tab, project.use.baseURL ?? ''))
      await tab.close()
    },
    { scope: 'worker' },
  ],
  visitor: ({ browserTab }, use) => use(browserTab),
})
