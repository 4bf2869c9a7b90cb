/** Calls back in the browser's next idle moment; Safari knows none: there the next task has to do. */
export function whenIdle(callback: () => void): void {
  const { requestIdleCallback: call = setTimeout } = window as Partial<Window>
  call(callback)
}
