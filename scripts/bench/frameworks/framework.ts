import { type SourcePage } from './sourcePage'

/** How a framework is told to make pages equal to ours. */
export interface Framework {
  readonly name: string
  /** What npm installs, each with its exact version. */
  readonly packages: readonly string[]
  /** The files of a site that is made of these pages, by their paths. */
  readonly files: (pages: readonly SourcePage[]) => Readonly<Record<string, string>>
  /** The program, one of the packages', and its arguments that build the site. */
  readonly build: readonly [program: string, ...args: string[]]
  /** The folder that the built site is in then. */
  readonly output: string
  /** The folder in it whose files are named by what they hold. */
  readonly hashed: string
}
