import type { ProseNode } from '../prose'
import type { Messages } from '../messages/namespaces'
import type { Locale } from '../../site/locales'
import type { ReleaseFiles } from '../../site/releases'
import type { Route } from '../../site/routes'

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

/** A question with its answer as a tree. */
export interface Question {
  readonly question: string
  readonly answer: readonly ProseNode[]
}

/** The formatted messages of a language, and the questions of its pages. */
export interface LanguageMessages {
  readonly locale: Locale
  readonly messages: Messages
  readonly questions: Readonly<Partial<Record<Route, readonly Question[]>>>
}
