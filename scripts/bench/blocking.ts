import { processorSlowdown } from './phone'

/** What is read of an event of Chromium's trace: microseconds, of which `tdur` are those that the thread itself worked. */
export interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
}

/** What keeps a page from answering after its first paint, in milliseconds of the phone. */
export interface Blocking {
  /** What its tasks take beyond 50 ms each, as in Lighthouse's TBT. */
  readonly total: number
  readonly longest: number
}

/** What Chromium calls a task of a thread. */
const taskName = 'ThreadControllerImpl::RunTask'

/** A task that takes longer than this many milliseconds is one that keeps the page from answering. */
const patience = 50

/**
 * Reads a trace of a page that was opened: its tasks by the time that the main thread worked on them, which, unlike
 * that on the clock, does not grow with what else the machine does. Throws when the page painted nothing.
 */
export function blockingOf(events: readonly TraceEvent[]): Blocking {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('The page painted nothing')
  const tasks = events
    .filter(({ name, pid, tid, ts }) => {
      const isOnMainThread = pid === paint.pid && tid === paint.tid
      return isOnMainThread && name === taskName && ts > paint.ts
    })
    .map(({ tdur = 0 }) => (tdur / 1000) * processorSlowdown)
  return {
    total: tasks.reduce((sum, task) => sum + Math.max(0, task - patience), 0),
    longest: Math.max(0, ...tasks),
  }
}
