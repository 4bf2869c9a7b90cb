import { useCallback, useState } from 'react'
import { loadNextPageInFull } from '../browser/app/newBuild'

/**
 * Returns `fetchChunk`, which imports a chunk with `load`. `load` must be the same function on every render. If the
 * chunk cannot be loaded, `failed` is set, and the next page is loaded in full, because it may be of a newer build.
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
