import { useCallback, useState } from 'react'

interface Chunk<T> {
  /** What was fetched, once it is there. */
  readonly chunk: T | undefined
  readonly failed: boolean
  /** Begins to fetch it, or tries again. */
  readonly fetchChunk: () => void
}

/** A part of the app that is fetched when it is wanted; `load` must be the same function at every render. */
export function useChunk<T extends object>(load: () => Promise<T>): Chunk<T> {
  const [chunk, setChunk] = useState<T>()
  const [failed, setFailed] = useState(false)
  const fetchChunk = useCallback(() => {
    setFailed(false)
    load().then(setChunk, () => setFailed(true))
  }, [load])
  return { chunk, failed, fetchChunk }
}
