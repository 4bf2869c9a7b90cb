import { reloadGuardSeconds } from '../site/constants'

/** The part of a session storage that the guard needs. */
export interface GuardStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

const key = 'reloadedAt'

/**
 * Claims the one reload that a failed page may have: true, and remembered, when none was claimed in
 * the last `reloadGuardSeconds` before `now` (milliseconds); false when storage can't remember, for an
 * unguarded reload could go round for ever.
 */
export function claimReload(storage: () => GuardStorage, now: number): boolean {
  try {
    const store = storage()
    const last = store.getItem(key)
    const age = now - Number(last)
    if (last !== null && age >= 0 && age < reloadGuardSeconds * 1000) return false
    store.setItem(key, String(now))
    return store.getItem(key) === String(now)
  } catch {
    return false
  }
}
