import { useCallback, useState } from 'react'

interface Chunk<T> {
  /** The loaded module. */
  readonly chunk: T | undefined
  readonly failed: boolean
  /** Starts or retries loading. */
  readonly fetchChunk: () => void
}

/** Loads a module lazily; `load` must be the same function on every render. */
export function useChunk<T extends object>(load: () => Promise<T>): Chunk<T> {
  const [chunk, setChunk] = useState<T>()
  const [failed, setFailed] = useState(false)
  const fetchChunk = useCallback(() => {
    setFailed(false)
    load().then(setChunk, () => setFailed(true))
  }, [load])
  return { chunk, failed, fetchChunk }
}
