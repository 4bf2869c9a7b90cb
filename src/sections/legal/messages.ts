import { type MessagesHook, usePageMessages } from '../../i18n/PageProvider'
import type { LegalRoute } from '../../site/routes'

export const useMessages: MessagesHook<LegalRoute> = usePageMessages
