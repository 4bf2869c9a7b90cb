import type { Redirect } from '../../src/lib/redirects'

/** An error of a redirect, with its index in the list. */
export interface RedirectFault {
  readonly index: number
  readonly field: keyof Redirect
  readonly message: string
}

/**
 * Finds redirects to unknown pages, in a loop, to another redirect, from an existing page, or with a duplicate source.
 * `pages` are the paths of all pages. Returns at most one error for each redirect.
 */
export function redirectFaults(
  redirects: readonly Redirect[],
  pages: readonly string[],
): RedirectFault[] {
  return redirects.flatMap(({ from, to }, index) => {
    const fault = (field: keyof Redirect, message: string) => [{ index, field, message }]
    if (pages.includes(from)) return fault('from', `${from} is a page, so it can't lead away`)
    if (redirects.findIndex((one) => one.from === from) < index)
      return fault('from', `${from} leads away twice`)
    if (leadsInCircle(from, redirects)) return fault('to', `${from} leads in a circle`)
    const next = redirects.find((one) => one.from === to)
    if (next) return fault('to', `${to} has moved itself: lead to ${next.to} at once`)
    return pages.includes(to) ? [] : fault('to', `there is no page ${to}`)
  })
}

function leadsInCircle(start: string, redirects: readonly Redirect[]): boolean {
  const seen = new Set<string>()
  let at: string | undefined = start
  while (at !== undefined && !seen.has(at)) {
    seen.add(at)
    at = redirects.find(({ from }) => from === at)?.to
  }
  return at === start
}
