/** The little of Mocha that the mutation run needs: its own types would say that our tests, too, are Mocha's. */
declare module 'mocha' {
  export type Body = () => unknown
  export interface Word {
    (title: string, body: Body): unknown
    each?: unknown
  }
  export type Words = Record<'describe' | 'it', Word> & Record<'before' | 'after', unknown>
  export interface Suite {
    on(event: 'pre-require', heard: (words: Words) => void): void
  }
  export const interfaces: { bdd: (suite: Suite) => void }
}
