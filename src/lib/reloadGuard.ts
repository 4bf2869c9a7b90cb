/** The minimum number of seconds between two automatic reloads of a page that failed to load. */
const reloadGuardSeconds = 10

type GuardStorage = Pick<Storage, 'getItem' | 'setItem'>

const key = 'reloadedAt'

/**
 * Returns whether a page that failed to load may reload, and stores the time. Returns false if storage
 * fails, because the page could otherwise reload forever. `now` is in milliseconds.
 */
export function claimReload(storage: () => GuardStorage, now: number): boolean {
  try {
    const store = storage()
    const age = now - Number(store.getItem(key))
    if (age >= 0 && age < reloadGuardSeconds * 1000) return false
    store.setItem(key, String(now))

    return store.getItem(key) === String(now)
  } catch {
    return false
  }
}
