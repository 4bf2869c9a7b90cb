import { aimAt, isStill, missedAim } from './aim'
import type { Key, Tab } from './engines'
import { runInPage, until } from './inPage'
import { recordScrolling, scrollRecord } from './scrollRecord'
import { describeTarget, type Finder, type Target } from './target'

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

  /** Waits until the URL has the given path and the app is running. */
  async arrives(path: string): Promise<void> {
    await until(`${path} is open`, async () => (await this.runs(() => location.pathname)) === path)
    await this.sees({ selector: 'html[data-app]' })
  }

  /** Waits until the URL has no fragment, which a closed dialog takes away: leaving earlier would be interrupted. */
  async leavesFragment(): Promise<void> {
    await until('the URL has no fragment', () => this.runs(() => location.hash === ''))
  }

  async sees(target: Target): Promise<void> {
    await until(`${describeTarget(target)} is visible`, () => this.isVisible(target))
  }

  async misses(target: Target): Promise<void> {
    await until(`${describeTarget(target)} is hidden`, async () => !(await this.isVisible(target)))
  }

  /**
   * Scrolls to an element and clicks its centre. An engine can still carry out an earlier smooth scroll after this,
   * so a click that would hit something else is discarded, and tried again.
   */
  async clicks(target: Target): Promise<void> {
    await this.sees(target)

    await until(`${describeTarget(target)} receives a click`, async () => {
      // What a menu does not yet show cannot be clicked.
      await until('nothing moves', () => this.runs(isStill))
      const { x, y } = await runInPage(this.tab, aimAt, target)

      await this.tab.click(x, y)

      // A click that opens another page takes this one away, with its result.
      const isMissed = await this.runs(missedAim).catch(() => false)

      return !isMissed
    })
  }

  async focuses(target: Target): Promise<void> {
    await this.sees(target)
    await runInPage(this.tab, (find: Finder, wanted: Target) => find(wanted)?.focus(), target)
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
    await this.runs(() => {
      for (const answer of document.querySelectorAll('main details'))
        answer.setAttribute('open', '')
    })
  }

  /** Prevents download links from navigating, because tests cannot reach the download hosts. */
  async staysOnDownloads(): Promise<void> {
    await this.runs(() =>
      addEventListener('click', (event) => {
        const { target } = event
        if (target instanceof Element && target.closest('a[data-download]')) event.preventDefault()
      }),
    )
  }

  /** From now on, records the scroll position in every frame that shows another title than now. */
  async recordsScrolling(): Promise<void> {
    await this.runs(recordScrolling)
  }

  /** Returns the recorded scroll positions, once there are as many as in a third of a second. */
  async recordedScrolling(): Promise<readonly number[]> {
    const positions = () => this.runs(scrollRecord)

    await until('20 frames are recorded', async () => (await positions()).length > 20)

    return positions()
  }

  /** Returns the value of an element's attribute, or undefined if the element has no such attribute. */
  async attribute(target: Target, name: string): Promise<string | undefined> {
    await this.sees(target)

    return runInPage(
      this.tab,
      (find: Finder, wanted: Target, attribute: string) =>
        find(wanted)?.getAttribute(attribute) ?? undefined,
      target,
      name,
    )
  }

  /** Runs a function that uses nothing outside itself in the page, and returns its result. */
  async runs<Result>(task: () => Result | Promise<Result>): Promise<Result> {
    return runInPage(this.tab, task)
  }

  private async isVisible(target: Target): Promise<boolean> {
    return runInPage(this.tab, (find: Finder, wanted: Target) => Boolean(find(wanted)), target)
  }
}
