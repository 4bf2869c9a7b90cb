import { type MessagesHook, usePage, usePageMessages } from '../../i18n/PageProvider'
import type { Messages } from '../../lib/messages'
import type { LegalRoute } from '../../site/routes'

export const useMessages: MessagesHook<LegalRoute> = usePageMessages

/** Returns the messages of the document that the page shows. The file is named after the page. */
export function useDocumentMessages(): Messages[LegalRoute] {
  // Only legal pages render the components of this folder: the type above says so, and a test checks it.
  const route = usePage().route as LegalRoute

  return usePageMessages(route)
}
