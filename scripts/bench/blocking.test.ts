import { blockingOf, type TraceEvent } from './blocking'

const main = { pid: 1, tid: 7 }

/** A task of the main thread that begins at `ts` and works for so many milliseconds of this machine. */
function task(ts: number, milliseconds: number): TraceEvent {
  return { ...main, name: 'ThreadControllerImpl::RunTask', ts, tdur: milliseconds * 1000 }
}

const paint = { ...main, name: 'firstContentfulPaint', ts: 1000 }

describe('blockingOf', () => {
  it('counts what tasks take beyond 50 ms on a phone four times as slow', () => {
    const events = [paint, task(2000, 10), task(20_000, 20), task(50_000, 15)]
    expect(blockingOf(events)).toEqual({ total: 30 + 10, longest: 80 })
  })

  it.each([
    ['comes before the first paint', task(500, 100)],
    ['is of another thread', { ...task(2000, 100), tid: 8 }],
    ['is of another process', { ...task(2000, 100), pid: 2 }],
    ['is no task', { ...task(2000, 100), name: 'Layout' }],
  ])('leaves out what %s', (_, event) => {
    expect(blockingOf([paint, event])).toEqual({ total: 0, longest: 0 })
  })

  it('refuses a page that painted nothing', () => {
    expect(() => blockingOf([task(2000, 100)])).toThrow('The page painted nothing')
  })
})
