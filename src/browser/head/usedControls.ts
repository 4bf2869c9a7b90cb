import { pageState } from '../pageState'

/** Controls whose state a reload would lose. */
const controls = 'button, details, input, select, textarea, [contenteditable]'

/** The state of the header and the banner is stored, or not worth keeping. */
const remembered = 'header, dialog'

/** Records that the visitor has used a control, from before the app runs, so that a hidden tab does not reload. */
export function recordUse(): void {
  const record = ({ target }: Event) => {
    const control = target instanceof Element && target.closest(controls)
    if (control && !control.closest(remembered)) pageState().used = ''
  }

  // The last of these events does not bubble.
  for (const type of ['click', 'input', 'toggle']) addEventListener(type, record, true)
}
