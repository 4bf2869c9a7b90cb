import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { patience, reloadOnce } from '../../browser/reloadOnce'

/**
 * Sections in a script of their own, which whoever only might come to their page is spared; they stand inside `Later`.
 * Where the script does not arrive, the whole page is loaded anew, once.
 */
export function lazySections<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(loadFully) }))
}

function loadFully(): Promise<never> {
  setTimeout(reloadOnce, patience)
  return new Promise(() => undefined)
}
