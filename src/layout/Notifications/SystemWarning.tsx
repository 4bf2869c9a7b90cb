import { useEffect } from 'react'
import { pageState } from '../../browser/pageState'
import { useChunk } from '../../hooks/useChunk'
import type { MinimumSystems } from '../../lib/systemProblem'

const loadNotice = () => import('./SystemNotice')

/** Warns before the download if the app may not run on a visitor's computer. Phones never load SystemNotice. */
export function SystemWarning(props: { readonly requirements: MinimumSystems }) {
  const { chunk, fetchChunk } = useChunk(loadNotice)
  useEffect(() => {
    if (pageState().offer !== 'none') fetchChunk()
  }, [fetchChunk])
  return chunk ? <chunk.SystemNotice {...props} /> : null
}
