import type { ReactNode } from 'react'
import type { PageState } from '../browser/pageState'
import type { PageRoute, Route, routes } from '../site/routes'

/** The result of each template's query. */
interface TemplateResults {
  readonly home: Queries.HomePageQuery
  readonly download: Queries.DownloadPageQuery
  readonly tutorial: Queries.TutorialPageQuery
  readonly price: Queries.PricePageQuery
  readonly credits: Queries.CreditsPageQuery
  readonly about: Queries.AboutPageQuery
  readonly legal: Queries.LegalPageQuery
}

/** The results of the pages' queries in one language. Examples take their props from them. */
export type PageResults = {
  readonly [Page in Route]: TemplateResults[(typeof routes)[Page]['template']]
} & { readonly notFound: Queries.NotFoundPageQuery }

/** A component in one state. The gallery of `npm run develop` shows it, and a test checks it like a page. */
export interface Example {
  /** What the state is, for a reader who does not know the component. */
  readonly description: string
  /** Renders the component. It may use hooks: the messages of all pages are loaded. */
  readonly Show: (props: { readonly pages: PageResults }) => ReactNode
  /** The data attributes on `<html>`, instead of those of a computer with Windows. */
  readonly state?: PageState
  /** The page on which the component is. By default, the home page. */
  readonly route?: PageRoute
  /** Whether all disclosures and menus inside are open. */
  readonly isOpen?: boolean
}

/** The examples of a component, by the name of the state. */
export type Examples = Readonly<Record<string, Example>>
