/** Calls back when the page is loaded, at once when it is already: in a background tab a script's timers may be later than that. */
export function onceLoaded(callback: () => void): void {
  if (document.readyState === 'complete') callback()
  else addEventListener('load', callback)
}
