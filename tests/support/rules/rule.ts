/** A rule for what a visitor sees at the current size of the window. */
export interface Rule {
  readonly name: string
  /**
   * Returns the faults that the open page shows, each as a sentence. The function runs in the page, also in engines that
   * evaluate only an expression, so it uses nothing outside itself and returns no promise.
   */
  readonly find: () => string[]
}
