import { useCommonMessages, usePageMessages } from '../../i18n/PageProvider'
import type { Examples } from '../example'
import { Alert, Notification, NotificationButton } from './Notification'

export const examples: Examples = {
  question: {
    description: 'A sentence with two answers, which are equally prominent.',
    Show: () => {
      const { text, yes, no } = useCommonMessages().consentQuestion

      return (
        <Notification text={text}>
          <NotificationButton>{yes}</NotificationButton>
          <NotificationButton>{no}</NotificationButton>
        </Notification>
      )
    },
  },
  textHiddenOnPhones: {
    description: 'On phones, only the controls: the first one says what the text says.',
    Show: () => {
      const { text, action, close } = useCommonMessages().languageOffer

      return (
        <Notification text={text} isTextHiddenOnPhones>
          <NotificationButton>{action}</NotificationButton>
          <NotificationButton>{close}</NotificationButton>
        </Notification>
      )
    },
  },
  alert: {
    description: 'An alert in the list of notifications, with a button that closes it.',
    Show: () => {
      const { notice, dialog } = usePageMessages('downloads')

      return <Alert text={notice.oldWindows} close={dialog.close} onClose={() => undefined} />
    },
  },
}
