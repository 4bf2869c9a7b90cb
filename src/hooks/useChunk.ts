import { useCallback, useState } from 'react'
import { loadNextPageInFull } from '../browser/app/newBuild'

/**
 * Loads code on demand. Returns `fetchChunk`, which starts loading, also again after a failure; `chunk`, the loaded module,
 * undefined until then; and `failed`, whether the last attempt has failed. After a failure, the next page is loaded in
 * full, as it may be of a newer build. `load` must be the same function in every render.
 */
export function useChunk<T extends object>(load: () => Promise<T>) {
  const [chunk, setChunk] = useState<T>()
  const [failed, setFailed] = useState(false)
  const fetchChunk = useCallback(() => {
    setFailed(false)
    load().then(setChunk, () => {
      setFailed(true)
      loadNextPageInFull()
    })
  }, [load])

  return { chunk, failed, fetchChunk }
}
