import { onAppStart } from '../events'

/** The buttons and file fields that do nothing without the app. */
const buttons = '.withScripts button, button.withScripts'
const fileFields = '.withScripts input[type="file"]'

/**
 * Repeats, once the app runs, what the visitor did with its controls before. A button that was pressed again because
 * nothing happened is pressed once.
 */
export function keepEarlyInput(): void {
  const repeats = new Map<Element, () => void>()
  const untilAppStart = new AbortController()
  const keep = ({ target, type }: Event) => {
    if (!(target instanceof Element)) return
    const control = target.closest<HTMLElement>(type === 'click' ? buttons : fileFields)
    if (!control) return

    repeats.set(control, () => {
      if (type === 'click') control.click()
      else control.dispatchEvent(new Event(type, { bubbles: true }))
    })
  }

  for (const type of ['click', 'change'])
    addEventListener(type, keep, { capture: true, signal: untilAppStart.signal })

  onAppStart(() => {
    untilAppStart.abort()
    for (const repeat of repeats.values()) repeat()
  })
}
