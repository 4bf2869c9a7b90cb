import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type Key, type Point } from './browser'
import { takeComplaints } from './complaints'

/** What a visitor looks for: an element by its selector, told from others like it by the words on it. */
export interface Target {
  readonly selector: string
  readonly text?: string
}

const patience = 10_000

/** Somebody who uses the site at an address in a browser, with pointer and keyboard, and sees what stands there. */
export class Visitor {
  constructor(
    private readonly browser: Browser,
    private readonly site: string,
  ) {}

  /** Goes to a path of the site and waits until its app runs. */
  async open(path: string): Promise<void> {
    await this.browser.goTo(this.site + path)
    await this.sees({ selector: 'html[data-app]' })
  }

  /** Waits until something is shown; throws when it isn't in time. */
  async sees(target: Target): Promise<void> {
    await this.until(`to see ${describe(target)}`, () => this.shows(target))
  }

  /** Waits until something is shown no longer; throws when it still is. */
  async misses(target: Target): Promise<void> {
    await this.until(`not to see ${describe(target)}`, async () => !(await this.shows(target)))
  }

  /** Whether something is shown just now. */
  async shows(target: Target): Promise<boolean> {
    return (await this.place(target)) !== null
  }

  /** Waits until the browser is at a path of the site and its app runs; throws when it isn't in time (milliseconds). */
  async arrives(path: string, time = patience): Promise<void> {
    await this.until(`to arrive at ${path}`, async () => (await this.path()) === path, time)
    await this.sees({ selector: 'html[data-app]' })
  }

  /** Scrolls to something and clicks into its middle. */
  async clicks(target: Target): Promise<void> {
    const { x, y, width, height } = await this.bringsIntoView(target)
    await this.browser.drag([{ x: x + width / 2, y: y + height / 2 }])
  }

  /** Scrolls to something and drags over it from one share of its width to another. */
  async dragsAcross(target: Target, from: number, to: number): Promise<void> {
    const { x, y, width, height } = await this.bringsIntoView(target)
    const at = (share: number): Point => ({ x: x + width * share, y: y + height / 2 })
    await this.browser.drag([at(from), at((from + to) / 2), at(to)])
  }

  /** Puts the focus on something, as Tab would in the end. */
  async focuses(target: Target): Promise<void> {
    await this.sees(target)
    await this.asks((find: Finder, wanted: Target) => find(wanted)?.focus(), target)
  }

  async presses(key: Key): Promise<void> {
    await this.browser.press(key)
  }

  /** What an attribute of something says; undefined when it has none. */
  async attribute(target: Target, name: string): Promise<string | undefined> {
    await this.sees(target)
    return this.asks(
      (find: Finder, wanted: Target, attribute: string) =>
        find(wanted)?.getAttribute(attribute) ?? undefined,
      target,
      name,
    )
  }

  /** The path, query and fragment that the browser is at. */
  async path(): Promise<string> {
    return this.asks(() => location.pathname + location.search + location.hash)
  }

  /** What is selected on the page, as text. */
  async selection(): Promise<string> {
    return this.asks(() => String(getSelection()))
  }

  /** What the pages complained of since this was asked last. */
  async complaints(): Promise<string[]> {
    return JSON.parse(await this.browser.evaluate(takeComplaints)) as string[]
  }

  /** Makes the page fail with a message, as a mistake in its script would. */
  async throws(message: string): Promise<void> {
    await this.asks((_: Finder, said: string) => {
      setTimeout(() => {
        throw new Error(said)
      })
    }, message)
  }

  /** Keeps clicks on files from leading away: their hosts are not here. */
  async staysOnDownloads(): Promise<void> {
    await this.asks(() =>
      addEventListener('click', (event) => {
        const { target } = event
        if (target instanceof Element && target.closest('a[data-download]')) event.preventDefault()
      }),
    )
  }

  /** Waits until a condition holds; throws with its name when it doesn't in time. */
  async until(what: string, holds: () => Promise<boolean>, time = patience): Promise<void> {
    const end = Date.now() + time
    for (;;) {
      // While one page makes place for the next, there is nobody to ask.
      if (await holds().catch(() => false)) return
      if (Date.now() > end) throw new Error(`Waited in vain ${what}, at ${await this.path()}`)
      await wait(50)
    }
  }

  private async bringsIntoView(target: Target): Promise<DOMRect> {
    await this.sees(target)
    await this.asks((find: Finder, wanted: Target) => {
      find(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' })
    }, target)
    const place = await this.place(target)
    if (!place) throw new Error(`${describe(target)} went away`)
    return place
  }

  /** Where something is in the window; null when it isn't shown. */
  private async place(target: Target): Promise<DOMRect | null> {
    return this.asks(
      (find: Finder, wanted: Target) => find(wanted)?.getBoundingClientRect() ?? null,
      target,
    )
  }

  /** Runs a function in the page; one with arguments is given the finder first. */
  private async asks<Args extends readonly unknown[], Result>(
    question: ((find: Finder, ...args: Args) => Result) | (() => Result),
    ...args: Args
  ): Promise<Result> {
    const given = [String(finder), ...args.map((arg) => JSON.stringify(arg))].join(', ')
    const answer = await this.browser.evaluate(
      `JSON.stringify({ answer: (${String(question)})(${given}) })`,
    )
    return (JSON.parse(answer) as { answer: Result }).answer
  }
}

type Finder = (target: Target) => HTMLElement | undefined

/** Runs in the page: gives the first element that fits a target and is shown. */
function finder({ selector, text }: Target): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) =>
      (text === undefined || element.innerText.trim().includes(text)) &&
      element.checkVisibility({ visibilityProperty: true }),
  )
}

function describe({ selector, text }: Target): string {
  return text === undefined ? selector : `${selector} with "${text}"`
}
