import { contentErrorsPath } from '../../lib/paths'

const sheet = `
  :host {
    all: initial;
    position: fixed;
    inset: 0;
    z-index: 2147483647;
    overflow: auto;
    padding: 2rem;
    background: rgb(20 16 32 / 94%);
    color: #fff;
    font: 1rem/1.6 ui-monospace, monospace;
  }
  :host([hidden]) { display: none; }
  pre { margin: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
`

const title = 'Errors in content files. They disappear here when they are fixed:'

/** Milliseconds from a fix in a content file to the page's reload. Gatsby needs this time to read the file. */
const fixTime = 1500

/** Shows an overlay with the errors in content files until they are fixed. Used only during development. */
export function showContentErrors(): void {
  const host = document.createElement('div')
  host.id = 'content-errors'
  host.setAttribute('role', 'alert')
  host.hidden = true
  const root = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = sheet
  const errors = document.createElement('pre')
  root.append(style, errors)
  document.body.append(host)
  // A page that threw because of missing strings recovers only after a reload.
  let hasFailed = false
  window.addEventListener('error', () => (hasFailed = true))
  new EventSource(contentErrorsPath).addEventListener('message', ({ data }) => {
    const lines = JSON.parse(data as string) as string[]
    const isFixed = lines.length === 0 && !host.hidden
    host.hidden = lines.length === 0
    if (isFixed && hasFailed) setTimeout(() => window.location.reload(), fixTime)
    errors.textContent = [title, ...lines].join('\n\n')
  })
}
