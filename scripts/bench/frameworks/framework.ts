import { type SourcePage } from './sourcePage'

/** The React that frameworks are given where they want one: the newest, with its exact version. */
export const react = ['react@19.3.1', 'react-dom@19.3.1'] as const

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
