import { ChatLink } from '../../components/Link/Link'
import { Section } from '../../components/Section/Section'
import type { Captures } from '../../i18n/fragments'
import { CaptureList } from '../shared/Captures'
import { Demo, type DemoVideos } from './Demo'
import { Invitation } from './Invitation'
import { useMessages } from './messages'
import * as styles from './Testimonials.module.css'

interface TestimonialsProps extends DemoVideos {
  readonly captures: Captures | null | undefined
}

/**
 * The section with demo videos by users, and with recordings and screenshots of the app. If there are none, it says so.
 */
export function Testimonials({ player, testimonials, captures }: TestimonialsProps) {
  const messages = useMessages('home').testimonials
  const { title, text } = useMessages('captures')
  const demos = testimonials.filter(({ videoId }) => videoId)
  if (demos.length === 0 && !captures?.length) return <Invitation />

  if (demos.length === 0)
    return (
      <Section id="testimonials" title={title} lead={text}>
        <CaptureList captures={captures ?? []} />
        <ChatLink>{messages.invitation.action}</ChatLink>
      </Section>
    )

  return (
    <Section id="testimonials" title={messages.title} lead={messages.text}>
      <ul className={styles.demos}>
        {demos.map(({ key, videoId, poster }) => (
          <Demo key={key} name={key} url={`${player}${videoId}?autoplay=1`} poster={poster} />
        ))}
      </ul>
      <p className="note">{messages.notice}</p>
      {captures && captures.length > 0 && (
        <>
          <h3 className="cardHeading">{title}</h3>
          <CaptureList captures={captures} />
        </>
      )}
    </Section>
  )
}
