/** The little of Mocha that the mutation run needs: its own types would say that our tests, too, are Mocha's. */
declare module 'mocha' {
  export type Body = () => unknown
  export interface Word {
    (title: string, body: Body): unknown
    each?: unknown
  }
  export type Words = Record<'describe' | 'it', Word> & Record<'before' | 'after', unknown>
  type Heard = (words: Words, file: string, mocha: unknown) => void
  export class Suite {
    static create(parent: Suite, title: string): Suite
    on(event: 'pre-require', heard: Heard): void
    emit(event: 'pre-require', ...heard: Parameters<Heard>): void
  }
  export const interfaces: { bdd: (suite: Suite) => void }
}
