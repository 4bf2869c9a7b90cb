import type { ProseNode } from '../prose'
import type { SwapMessages } from '../sharedSwap'
import type { Locale } from '../../site/locales'
import type { ReleaseFiles } from '../../site/releases'
import type { Route } from '../../site/routes'
import type { PageMessages } from './pageTags'

/** The facts in machine-readable files, which are the same in every language. */
export interface SiteFacts {
  readonly siteUrl: string
  readonly brand: string
  readonly contact: Readonly<Record<'email' | 'telegram' | 'discord' | 'blog', string>>
  readonly files: ReleaseFiles
  /** The URL of the video player, and the demos. */
  readonly player: string
  readonly demos: readonly { readonly key: string; readonly videoId: string | null }[]
}

/** The messages about system requirements. */
export interface SystemMessages {
  readonly system: string
  readonly processor: string
  readonly memory?: string
  readonly graphics?: string
}

/** A question with its answer as a tree. */
export interface Question {
  readonly question: string
  readonly answer: readonly ProseNode[]
}

/** The formatted messages of a language in machine-readable files. */
export interface LanguageMessages {
  readonly locale: Locale
  readonly pages: Readonly<Record<Route, PageMessages>>
  /** The labels of the navigation, such as `about`. */
  readonly navigation: Readonly<Record<string, string>>
  readonly labels: Readonly<Record<'site' | 'languages' | 'contact', string>>
  readonly requirements: {
    readonly title: string
    readonly platforms: Readonly<Record<'windows' | 'mac', string>>
    readonly windows: { readonly minimum: SystemMessages }
    readonly mac: { readonly minimum: SystemMessages }
    readonly notes: Readonly<Record<'virtualCamera', string>>
  }
  /** The names of the files to download by key. */
  readonly fileNames: Readonly<Record<string, { readonly name: string }>>
  readonly demos: Readonly<Record<string, { readonly title: string; readonly text: string }>>
  /** What the pages that share a swap say. */
  readonly swap: SwapMessages & { readonly title: string; readonly text: string }
  readonly questions: Readonly<Partial<Record<Route, readonly Question[]>>>
}
