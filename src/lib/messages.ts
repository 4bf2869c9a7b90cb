import type about from '../../content/locales/en/about.json'
import type app from '../../content/locales/en/app.json'
import type common from '../../content/locales/en/common.json'
import type credits from '../../content/locales/en/credits.json'
import type download from '../../content/locales/en/download.json'
import type downloads from '../../content/locales/en/downloads.json'
import type errors from '../../content/locales/en/errors.json'
import type home from '../../content/locales/en/home.json'
import type ledger from '../../content/locales/en/ledger.json'
import type legal from '../../content/locales/en/legal.json'
import type modes from '../../content/locales/en/modes.json'
import type price from '../../content/locales/en/price.json'
import type privacy from '../../content/locales/en/privacy.json'
import type refund from '../../content/locales/en/refund.json'
import type requirements from '../../content/locales/en/requirements.json'
import type service from '../../content/locales/en/service.json'
import type tutorial from '../../content/locales/en/tutorial.json'

/** The formatted messages on a page by namespace. The types are inferred from the English files. */
export interface Messages {
  about: typeof about
  app: typeof app
  common: typeof common
  credits: typeof credits
  download: typeof download
  downloads: typeof downloads
  errors: typeof errors
  home: typeof home
  ledger: typeof ledger
  legal: typeof legal
  modes: typeof modes
  price: typeof price
  privacy: typeof privacy
  refund: typeof refund
  requirements: typeof requirements
  service: typeof service
  tutorial: typeof tutorial
}

export type Namespace = keyof Messages

type FileMessages = Messages['download']['files']

/** The keys of release files in `download.files`; excludes the keys of plain strings. */
type FileKey = {
  [Key in keyof FileMessages]: FileMessages[Key] extends string ? never : Key
}[keyof FileMessages]

/** Returns a release file's name and purpose. The content check ensures that every file has both. */
export function fileNames({ files }: Messages['download'], { key }: { readonly key: string }) {
  return files[key as FileKey]
}

/** Indexes the messages in the result of a query by namespace. */
export function messagesOf(
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
