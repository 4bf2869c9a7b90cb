import { watch } from 'chokidar'
import { join } from 'node:path'
import { checkContent } from '../../lib/content/checkContent'
import { createContentReader } from '../../lib/content/createContentReader'
import type { Mistake } from '../../lib/content/mistake'
import { locales } from '../../site/locales'
import { routes } from '../../site/routes'

/** The content as it is being edited. */
export interface WatchedContent {
  /** What is wrong with it now. */
  readonly mistakes: () => readonly Mistake[]
  /** Calls back after every edit with what is wrong then; gives what stops it. */
  readonly onEdit: (listener: Listener) => () => void
}

type Listener = (mistakes: readonly Mistake[]) => void

/** Programs write a file in several steps: how many milliseconds must be quiet before it is read. */
const quiet = 50

/** Checks the content of a project now, and again after every edit. */
export function watchContent(project: string): WatchedContent {
  const read = createContentReader(project)
  const check = () => checkContent(read(), { routes, locales })
  const listeners = new Set<Listener>()
  let mistakes = check()
  let timer: NodeJS.Timeout | undefined
  const recheck = () => {
    mistakes = check()
    listeners.forEach((listener) => listener(mistakes))
  }
  watch(join(project, 'content'), { ignoreInitial: true }).on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(recheck, quiet)
  })
  return {
    mistakes: () => mistakes,
    onEdit: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
