/** Chrome now and then sees no idle moment where nothing happens, until the pointer moves. */
const limit: IdleRequestOptions = { timeout: 500 }

/** Calls back in the browser's next idle moment, within half a second; Safari knows none: there the next task has to do. */
export function whenIdle(callback: () => void): void {
  const { requestIdleCallback: call } = window as Partial<Window>
  if (call) call(callback, limit)
  else setTimeout(callback)
}
