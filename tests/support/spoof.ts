import type { Page } from '@playwright/test'

/** Values that the browser reports instead of its own. Omitted values are not spoofed. */
export interface Spoof {
  readonly userAgentData?: { readonly platform: string; readonly mobile?: boolean } | null
  /** The result of `getHighEntropyValues()`. If `highEntropy` is undefined, the promise rejects. */
  readonly highEntropy?: Readonly<Record<string, string>>
  readonly webglRenderer?: string
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean }
  readonly deviceMemory?: number
  readonly maxTouchPoints?: number
}

/** Makes the browser report the spoofed values to all documents that the page loads afterwards. */
export async function spoof(page: Page, spoofed: Spoof): Promise<void> {
  await page.addInitScript((visitor: Spoof) => {
    const define = (name: string, value: unknown) =>
      Object.defineProperty(Navigator.prototype, name, { get: () => value, configurable: true })

    if (visitor.userAgentData !== undefined) {
      const { highEntropy } = visitor
      const getHighEntropyValues = () =>
        highEntropy ? Promise.resolve(highEntropy) : Promise.reject(new Error('refused'))
      const data = visitor.userAgentData

      define('userAgentData', data ? { mobile: false, ...data, getHighEntropyValues } : undefined)
    }

    for (const name of ['connection', 'deviceMemory', 'maxTouchPoints'] as const) {
      if (visitor[name] !== undefined) define(name, visitor[name])
    }

    if (visitor.webglRenderer !== undefined) {
      const context = {
        RENDERER: 1,
        getParameter: () => visitor.webglRenderer,
        getExtension: () => null,
      }

      HTMLCanvasElement.prototype.getContext = (() => context) as never
    }
  }, spoofed)
}

/** Makes access to web storage and cookies throw, as in a browser that blocks site data. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }

    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
  })
}
