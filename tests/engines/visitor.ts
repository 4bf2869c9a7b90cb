import { setTimeout as delay } from 'node:timers/promises'
import { type Key, type Tab } from './engines'

/** Identifies an element by a CSS selector and, optionally, by text that the element contains. */
export interface Target {
  readonly selector: string
  readonly text?: string
}

type Finder = (target: Target) => HTMLElement | undefined

/** What `clicks` writes into the page: how to stop discarding clicks, and whether the last one was discarded. */
type AimedWindow = Window & { aim?: AbortController; missedClick?: boolean }

/** Performs the actions of a visitor in a browser tab. */
export class Visitor {
  constructor(
    private readonly tab: Tab,
    private readonly origin: string,
  ) {}

  /** Opens a path and waits until the app is running. */
  async open(path: string): Promise<void> {
    await this.tab.goto(this.origin + path)
    await this.sees({ selector: 'html[data-app]' })
  }

  async sees(target: Target): Promise<void> {
    await this.until(`${describe(target)} is visible`, () => this.isVisible(target))
  }

  async misses(target: Target): Promise<void> {
    await this.until(`${describe(target)} is hidden`, async () => !(await this.isVisible(target)))
  }

  /** Waits until the URL has the given path and the app is running. */
  async arrives(path: string): Promise<void> {
    const isThere = async () => (await this.run(() => location.pathname)) === path
    await this.until(`${path} is open`, isThere)
    await this.sees({ selector: 'html[data-app]' })
  }

  /** Waits until the URL has no fragment, which a closed dialog takes away: leaving earlier would be interrupted. */
  async leavesFragment(): Promise<void> {
    await this.until(
      'the URL has no fragment',
      async () => (await this.run(() => location.hash)) === '',
    )
  }

  /**
   * Scrolls to an element and clicks its centre. An engine can still carry out an earlier smooth scroll after this,
   * so a click that would hit something else is discarded, and tried again.
   */
  async clicks(target: Target): Promise<void> {
    await this.sees(target)

    await this.until(`${describe(target)} receives a click`, async () => {
      await this.standsStill()
      const { x, y } = await this.aims(target)
      await this.tab.click(x, y)

      return !(await this.missed())
    })
  }

  async focuses(target: Target): Promise<void> {
    await this.sees(target)
    await this.run((find: Finder, wanted: Target) => find(wanted)?.focus(), target)
  }

  async presses(key: Key): Promise<void> {
    await this.tab.press(key)
  }

  /** Gives the viewport a size, in CSS pixels. */
  async resizes(width: number, height: number): Promise<void> {
    await this.tab.resize(width, height)
  }

  /** Opens all disclosures of the page's content. */
  async opensAnswers(): Promise<void> {
    await this.run(() => {
      for (const answer of document.querySelectorAll('main details'))
        answer.setAttribute('open', '')
    })
  }

  /** Runs a function that uses nothing outside itself in the page, and returns its result. */
  async runs<Result>(task: () => Result | Promise<Result>): Promise<Result> {
    return this.run(task)
  }

  /** Returns the value of an element's attribute, or undefined if the element has no such attribute. */
  async attribute(target: Target, name: string): Promise<string | undefined> {
    await this.sees(target)
    return this.run(
      (find: Finder, wanted: Target, attribute: string) =>
        find(wanted)?.getAttribute(attribute) ?? undefined,
      target,
      name,
    )
  }

  /** Prevents download links from navigating, because tests cannot reach the download hosts. */
  async staysOnDownloads(): Promise<void> {
    await this.run(() =>
      addEventListener('click', (event) => {
        const { target } = event
        if (target instanceof Element && target.closest('a[data-download]')) event.preventDefault()
      }),
    )
  }

  /** From now on, records the scroll position in every frame that shows another title than now. */
  async recordsScrolling(): Promise<void> {
    await this.run(() => {
      const positions: number[] = []
      const title = document.querySelector('h1')?.textContent
      const record = () => {
        if (document.querySelector('h1')?.textContent !== title) positions.push(scrollY)
        requestAnimationFrame(record)
      }

      Object.assign(window, { positions })
      requestAnimationFrame(record)
    })
  }

  /** Returns the recorded scroll positions, once there are as many as in a third of a second. */
  async recordedScrolling(): Promise<readonly number[]> {
    const positions = () =>
      this.run(() => (window as unknown as { positions: readonly number[] }).positions)

    await this.until('20 frames are recorded', async () => (await positions()).length > 20)

    return positions()
  }

  /** Scrolls to an element, returns its centre, and discards the next click if it misses the element. */
  private async aims(target: Target): Promise<{ readonly x: number; readonly y: number }> {
    return this.run((find: Finder, wanted: Target) => {
      const element = find(wanted)

      element?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()

      const page = window as AimedWindow

      page.aim?.abort()
      page.aim = new AbortController()
      page.missedClick = false

      const discardMiss = (event: Event) => {
        // A control may disappear as soon as it is pressed, so the end of the click may be elsewhere.
        if (event.type === 'pointerdown')
          page.missedClick = !element || !event.composedPath().includes(element)

        if (!page.missedClick) return

        event.preventDefault()
        event.stopImmediatePropagation()
      }

      for (const step of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
        addEventListener(step, discardMiss, { capture: true, signal: page.aim.signal })

      return { x: left + width / 2, y: top + height / 2 }
    }, target)
  }

  /** Says whether the last click was discarded, and stops discarding clicks. */
  private async missed(): Promise<boolean> {
    const answer = this.run(() => {
      const page = window as AimedWindow
      page.aim?.abort()

      return page.missedClick ?? false
    })

    // A click that opens another page takes this one away, with its answer.
    return answer.catch(() => false)
  }

  /** Waits for the end of all animations, because what a menu does not yet show cannot be clicked. */
  private async standsStill(): Promise<void> {
    await this.until('nothing moves', () =>
      this.run(() =>
        document
          .getAnimations()
          .every(
            ({ playState, timeline, effect }) =>
              playState !== 'running' ||
              timeline !== document.timeline ||
              effect?.getComputedTiming().endTime === Infinity,
          ),
      ),
    )
  }

  private async isVisible(target: Target): Promise<boolean> {
    return this.run((find: Finder, wanted: Target) => Boolean(find(wanted)), target)
  }

  private async until(condition: string, holds: () => Promise<boolean>, timeout = 10_000) {
    const end = Date.now() + timeout
    // Scripts cannot run in the page during a navigation, so the condition may throw.
    while (!(await holds().catch(() => false))) {
      if (Date.now() > end) throw new Error(`Waited ${timeout} ms until ${condition}`)
      await delay(50)
    }
  }

  /** Runs a function in the page. The function receives `finder`, followed by the given arguments. */
  private async run<Args extends readonly unknown[], Result>(
    task: ((find: Finder, ...args: Args) => Result) | (() => Result | Promise<Result>),
    ...args: Args
  ): Promise<Result> {
    const given = [String(finder), ...args.map((arg) => JSON.stringify(arg))].join(', ')
    const promise = `Promise.resolve((${String(task)})(${given}))`
    const json = await this.tab.evaluate(`${promise}.then((result) => JSON.stringify({ result }))`)

    return (JSON.parse(json) as { result: Result }).result
  }
}

/** Returns the first visible element that matches the target. This function runs in the page. */
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
