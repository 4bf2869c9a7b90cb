import { useCommonMessages, usePageMessages, useSite } from '../../i18n/PageProvider'
import type { Examples } from '../example'
import { CallToAction, CameraLink, ChatLink, ExternalLink, RouteLink } from './Link'

export const examples: Examples = {
  text: {
    description: 'Links in a text, to another page and to another site.',
    Show: () => {
      const { navigation, contact } = useCommonMessages()
      const { discord } = useSite().contact

      return (
        <p>
          <RouteLink route="price">{navigation.price}</RouteLink>{' '}
          <ExternalLink href={discord}>{contact.discord}</ExternalLink>
        </p>
      )
    },
  },
  current: {
    description: 'A link to the page that the visitor is on.',
    route: 'price',
    Show: () => (
      <p>
        <RouteLink route="price">{useCommonMessages().navigation.price}</RouteLink>
      </p>
    ),
  },
  buttons: {
    description: 'Links that look like buttons, in paragraphs of their own.',
    Show: () => {
      const { navigation } = useCommonMessages()
      const { invitation } = usePageMessages('home').testimonials

      return (
        <>
          <CallToAction route="download">{navigation.download}</CallToAction>
          <ChatLink>{invitation.action}</ChatLink>
        </>
      )
    },
  },
  camera: {
    description: 'The link to the virtual camera, alone and in a sentence of an installation step.',
    Show: () => (
      <>
        <p>
          <CameraLink />
        </p>
        <p>
          <CameraLink>{usePageMessages('downloads').dialog.windows.camera}</CameraLink>
        </p>
      </>
    ),
  },
}
