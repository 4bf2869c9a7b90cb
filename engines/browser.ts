/** A place in the window, in CSS pixels from its left and upper edge. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The keys that the errands press, each with the code that W3C WebDriver has for it. */
export const keyCodes = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  Space: ' ',
} as const

export type Key = keyof typeof keyCodes

/** The little that every engine's driver can do, and all that a visitor needs: everything else is built upon it. */
export interface Browser {
  /** Goes to an address and waits until the page is loaded. */
  goTo(address: string): Promise<void>
  /** Runs an expression in the page, awaits it, and gives the string that it comes to. */
  evaluate(expression: string): Promise<string>
  press(key: Key): Promise<void>
  /** Presses the pointer at the first point, moves it over the others, and lets go at the last. */
  drag(points: readonly [Point, ...Point[]]): Promise<void>
  close(): Promise<void>
}
