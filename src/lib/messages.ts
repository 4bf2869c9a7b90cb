import type { PageRoute, Route, routes } from '../site/routes'

/** The formatted messages on a page by namespace. The types are inferred from the English files. */
export interface Messages {
  about: typeof import('../../content/locales/en/about.json')
  app: typeof import('../../content/locales/en/app.json')
  captures: typeof import('../../content/locales/en/captures.json')
  common: typeof import('../../content/locales/en/common.json')
  credits: typeof import('../../content/locales/en/credits.json')
  download: typeof import('../../content/locales/en/download.json')
  downloads: typeof import('../../content/locales/en/downloads.json')
  errors: typeof import('../../content/locales/en/errors.json')
  home: typeof import('../../content/locales/en/home.json')
  ledger: typeof import('../../content/locales/en/ledger.json')
  legal: typeof import('../../content/locales/en/legal.json')
  modes: typeof import('../../content/locales/en/modes.json')
  price: typeof import('../../content/locales/en/price.json')
  privacy: typeof import('../../content/locales/en/privacy.json')
  refund: typeof import('../../content/locales/en/refund.json')
  requirements: typeof import('../../content/locales/en/requirements.json')
  service: typeof import('../../content/locales/en/service.json')
  tutorial: typeof import('../../content/locales/en/tutorial.json')
}

export type Namespace = keyof Messages

/** The pages that load a namespace: its own page, and those with the namespace in their list. */
type PageWith<Name extends Namespace> =
  | (Name extends 'errors' ? 'notFound' : never)
  | { [Page in Route]: Name extends NamespaceOf<Page> ? Page : never }[Route]

type NamespaceOf<Page extends Route> = Page | (typeof routes)[Page]['namespaces'][number]

/** The namespaces that every one of these pages loads, apart from `common`. */
export type SharedNamespace<Pages extends PageRoute> = {
  [Name in Namespace]: [Pages] extends [PageWith<Name>] ? Name : never
}[Namespace]

/** Returns a release file's name and purpose. The content check ensures that every file has both. */
export function fileMessages({ files }: Messages['download'], { key }: { readonly key: string }) {
  return files[key as 'macImage']
}

/** Indexes the messages in the result of a query by namespace. */
export function messagesByNamespace(
  nodes: readonly { readonly ns: string; readonly messages: object }[],
): Partial<Messages> {
  return Object.fromEntries(nodes.map(({ ns, messages }) => [ns, messages]))
}

/** Returns the messages of a namespace. Throws if the query of the page has not loaded the namespace. */
export function namespaceOf<Name extends Namespace>(
  messages: Partial<Messages>,
  namespace: Name,
  route: string,
): Messages[Name] {
  const found = messages[namespace]
  if (found) return found
  throw new Error(`The page "${route}" needs "${namespace}" in its namespaces in site/routes.ts`)
}
