import type { ReactNode } from 'react'
import { buttonClass } from '../../components/Button/buttonClass'
import { Icon } from '../../components/Icon/Icon'
import { ExternalLink, RouteLink } from '../../components/Link/Link'
import { Section } from '../../components/Section/Section'
import { useSite, useMessages } from '../../i18n/PageProvider'
import { mailtoLink } from '../../lib/addresses'
import { CastRow, CroppedHead, FilmStrip } from './ClosingArt'

/** The appearance and the message key of each page's closing section. */
const closings = {
  home: { id: 'start', key: 'closing', on: 'mint', art: <FilmStrip head="cleo" face="ben" /> },
  about: { id: 'accessibility', key: 'accessibility', on: 'sunk', art: undefined },
  credits: { id: 'chat', key: 'chat', on: 'sky', art: <CastRow /> },
  price: { id: 'invite', key: 'invite', on: 'violet', art: <CroppedHead head="ada" face="dai" /> },
  tutorial: { id: 'next', key: 'next', on: 'coral', art: <CroppedHead head="eva" face="eva" /> },
} as const

interface ClosingMessages {
  readonly title: string
  readonly text: string
  readonly action?: string
  readonly subject?: string
}

interface ClosingSectionProps {
  readonly page: keyof typeof closings
  /** Replaces the default link of the page. */
  readonly children?: ReactNode
}

/** The last section of a page: a sentence and a link to the next step. */
export function ClosingSection({ page, children }: ClosingSectionProps) {
  const { id, key, on, art } = closings[page]
  const messages = useMessages(page)
  const { title, text, ...link } = (messages as unknown as Record<typeof key, ClosingMessages>)[key]
  return (
    <Section id={id} title={title} lead={text} on={on} art={art}>
      {children ?? (
        <p>
          <ClosingLink page={page} {...link} />
        </p>
      )}
      {'terms' in messages && <p>{messages.terms}</p>}
    </Section>
  )
}

type ClosingLinkProps = Pick<ClosingSectionProps, 'page'> &
  Pick<ClosingMessages, 'action' | 'subject'>

function ClosingLink({ page, action, subject = '' }: ClosingLinkProps) {
  const { contact } = useSite()
  if (page === 'about') {
    const address = contact.accessibility ?? contact.email
    return (
      <a className={buttonClass('secondary')} href={mailtoLink(address, { subject })}>
        {action}
      </a>
    )
  }
  if (page === 'credits') {
    return (
      <ExternalLink href={contact.discord} className={buttonClass()}>
        <Icon name="discord" />
        {action}
      </ExternalLink>
    )
  }
  const anchor = page === 'tutorial' ? 'fairUse' : undefined
  return (
    <RouteLink route={anchor ? 'about' : 'credits'} anchor={anchor} className={buttonClass()}>
      {action}
    </RouteLink>
  )
}
