import { type Page } from '@playwright/test'

/** Notes from now on what a page complains of: console errors and warnings, failed requests, requests to other hosts. */
export function watchProblems(page: Page, address: string): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => problems.push(`uncaught: ${message}`))
  page.on('requestfailed', (request) => {
    // Leaving a page ends what it was still fetching: that is nobody's fault.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason}: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!/^(data|blob):/.test(url) && !url.startsWith(address)) problems.push(`elsewhere: ${url}`)
  })
  return problems
}
