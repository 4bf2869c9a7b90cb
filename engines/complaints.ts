/**
 * WebKit's driver tells nothing of what a page complains of: neither does it speak BiDi, nor does its browser
 * print messages while it is driven. So the errands' own server puts a script before all others of a page, which
 * notes complaints where the next page of the tab finds them too. What a browser says without telling scripts, as
 * of a file that is missing, is not among them.
 */
export const complaintsPath = '/complaints.js'

/** The script that notes uncaught errors, refused promises, console errors and breaches of the security policy. */
export const complaintsScript = `(${String(noteComplaints)})()`

/** What was complained of in this tab since it was asked last, as an expression that runs in the page. */
export const takeComplaints = `(${String(take)})()`

function noteComplaints(): void {
  const note = (what: string) => {
    const noted = JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as string[]
    sessionStorage.setItem(
      'complaints',
      JSON.stringify([...noted, `${location.pathname}: ${what}`]),
    )
  }
  const { error } = console
  console.error = (...said: unknown[]) => {
    note(`console: ${said.map(String).join(' ')}`)
    error(...said)
  }
  addEventListener('error', ({ message }) => note(`uncaught: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => {
    const said = `refused: ${String(reason)}`
    // A page that is being left is cut off from its data, which is nobody's fault: soon it is gone, and its timers with it.
    // Nor is it anybody's fault that the browser ends the soft change to a page that is left meanwhile, or that Chrome 156
    // shows a page before it knows of the rule, in a sheet that has just come, by which the page wants to change softly.
    if (/Transition was skipped|ViewTransition opt-in disabled/.test(said)) return
    if (said.includes('page resources')) setTimeout(() => note(said), 1000)
    else note(said)
  })
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`policy: ${violatedDirective} ${blockedURI}`),
  )
}

function take(): string {
  const noted = sessionStorage.getItem('complaints') ?? '[]'
  sessionStorage.removeItem('complaints')
  return noted
}
