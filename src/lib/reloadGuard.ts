import { reloadGuardSeconds } from '../site/constants'

type GuardStorage = Pick<Storage, 'getItem' | 'setItem'>

const key = 'reloadedAt'

/**
 * Claims the only reload of a failed page. Returns true and stores the time, if no reload was claimed in the last
 * `reloadGuardSeconds` before `now` (milliseconds). Returns false if storage fails, to prevent a reload loop.
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
