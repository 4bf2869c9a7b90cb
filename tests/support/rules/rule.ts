import { type Helpers } from './helpers/helpers'

declare global {
  interface Window {
    /** What the rules share. `addHelpers` puts it into the open page. */
    helpers: Helpers
    /** How all controls look, such as `hovered`. Written by states.ts, read by reactiveControls.ts. */
    use?: string
  }
}

/** A rule for what a visitor sees of the open page in its present state. */
export interface Rule {
  /** What holds, as a sentence: the name of the rule's tests. */
  readonly name: string
  /** What to do about a fault, as a sentence. */
  readonly remedy: string
  /**
   * Returns the faults that the open page shows, each as a sentence that names the element. The function runs in the page,
   * so it uses nothing outside itself but `window.helpers`.
   */
  readonly find: () => string[] | Promise<string[]>
}
