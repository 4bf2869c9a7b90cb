import type { Page } from '@playwright/test'

/** Returns a list to which console errors and warnings, failed requests and requests to other hosts are added. */
export function watchProblems(page: Page, origin: string): string[] {
  const problems: string[] = []
  const note = (problem: string) => problems.push(`${new URL(page.url()).pathname}: ${problem}`)

  page.on('console', (message) => {
    // Ignores this warning, because Chrome also logs it if a slow computer uses a preloaded file late.
    if (message.text().includes('was preloaded using link preload but not used')) return
    if (['error', 'warning'].includes(message.type())) note(message.text())
  })

  page.on('pageerror', ({ message }) => note(`uncaught ${message}`))

  page.on('requestfailed', (request) => {
    // Ignores aborted requests, because every navigation aborts pending requests.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') note(`${reason} ${request.url()}`)
  })

  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.url()}`)
  })

  page.on('request', (request) => {
    const url = request.url()
    if (!/^(data|blob):/.test(url) && !url.startsWith(origin)) note(`third party ${url}`)
  })

  return problems
}

/** Returns a list to which every violation of the content security policy is added. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []

  await page.exposeFunction('noteViolation', (line: string) => violations.push(line))
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (line: string) => void }

    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event
      noteViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })

  return violations
}
