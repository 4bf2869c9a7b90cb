import { setTimeout as delay } from 'node:timers/promises'
import type { Tab } from './engines'
import { finder, type Finder } from './target'

/** A function that uses nothing outside itself, because it runs in the page. */
export type PageTask<Args extends readonly unknown[], Result> =
  ((find: Finder, ...args: Args) => Result) | (() => Result | Promise<Result>)

/** Runs a function in the page. The function receives `finder`, followed by the given arguments. */
export async function runInPage<Args extends readonly unknown[], Result>(
  tab: Tab,
  task: PageTask<Args, Result>,
  ...args: Args
): Promise<Result> {
  const given = [String(finder), ...args.map((arg) => JSON.stringify(arg))].join(', ')
  const promise = `Promise.resolve((${String(task)})(${given}))`
  const json = await tab.evaluate(`${promise}.then((result) => JSON.stringify({ result }))`)

  return (JSON.parse(json) as { result: Result }).result
}

/** The time after which `until` fails, and between two of its attempts, in milliseconds. */
const timeout = 10_000
const interval = 50

/** Waits until a condition holds. Throws an error that names the condition if it never does. */
export async function until(condition: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + timeout

  // Scripts cannot run in the page during a navigation, so the condition may throw.
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Waited ${timeout} ms until ${condition}`)
    await delay(interval)
  }
}
