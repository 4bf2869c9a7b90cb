import { type MessagesHook, usePageMessages } from '../../i18n/PageProvider'

export const useMessages: MessagesHook<'tutorial'> = usePageMessages
