import { contentErrorsPath } from '../../lib/paths'

const overlayStyle = `
  all: initial;
  display: block;
  position: fixed;
  inset: 0;
  z-index: 2147483647;
  overflow: auto;
  padding: 2rem;
  background: rgb(20 16 32 / 94%);
  color: #fff;
  font: 1rem/1.6 ui-monospace, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

const title = 'Errors in content files. They disappear here when they are fixed:'

/** Milliseconds from a fix in a content file to the page's reload. Gatsby needs this time to read the file. */
const fixTime = 1500

/** Shows an overlay with the errors in content files until they are fixed. Used only during development. */
export function showContentErrors(): void {
  const overlay = document.createElement('pre')
  // A page that threw because of missing strings recovers only after a reload.
  let hasFailed = false

  overlay.setAttribute('role', 'alert')
  overlay.style.cssText = overlayStyle
  addEventListener('error', () => (hasFailed = true))

  new EventSource(contentErrorsPath).addEventListener('message', ({ data }) => {
    const errors = JSON.parse(data as string) as string[]
    const isFixed = errors.length === 0 && overlay.isConnected
    if (isFixed && hasFailed) setTimeout(() => location.reload(), fixTime)
    overlay.textContent = [title, ...errors].join('\n\n')
    if (errors.length > 0) document.body.append(overlay)
    else overlay.remove()
  })
}
