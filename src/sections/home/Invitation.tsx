import { ChatLink } from '../../components/Link/Link'
import { Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useMessages } from './messages'
import * as styles from './Testimonials.module.css'

/** An invitation to show a swap in the community chat, next to portraits without faces. */
export function Invitation() {
  const { invitation } = useMessages('home').testimonials
  const { none } = useMessages('captures')
  const aside = (
    <>
      <ChatLink>{invitation.action}</ChatLink>
      <p className="note">{none}</p>
    </>
  )

  return (
    <Section
      id="testimonials"
      title={invitation.title}
      lead={invitation.text}
      aside={aside}
      rank="detail"
    >
      <div className={styles.frames} role="img" aria-label={invitation.alt}>
        {(['eva', 'ben', 'ada'] as const).map((head) => (
          <Portrait key={head} head={head} className={styles.frame} />
        ))}
      </div>
    </Section>
  )
}
