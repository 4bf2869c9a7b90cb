import { useCallback, useState } from 'react'
import { loadNextPageInFull } from '../browser/app/newBuild'

/** `load` must not change. If it fails, the next page is loaded in full, as it may be of a newer build. */
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
