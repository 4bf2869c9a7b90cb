import { useCallback, useState } from 'react'

/** Returns `fetchChunk`, which imports a chunk with `load`. `load` must be the same function on every render. */
export function useChunk<T extends object>(load: () => Promise<T>) {
  const [chunk, setChunk] = useState<T>()
  const [failed, setFailed] = useState(false)
  const fetchChunk = useCallback(() => {
    setFailed(false)
    load().then(setChunk, () => setFailed(true))
  }, [load])
  return { chunk, failed, fetchChunk }
}
