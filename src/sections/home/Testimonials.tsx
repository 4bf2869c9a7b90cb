import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import { Demo } from './Demo'
import * as styles from './Testimonials.module.css'

type TestimonialsProps = NonNullable<Queries.HomePageQuery['testimonials']>

/** Demo videos by users; empty without videos. */
export function Testimonials({ player, testimonials }: TestimonialsProps) {
  const messages = useMessages('home').testimonials
  const demos = testimonials.flatMap(({ key, videoId }) => (videoId ? [{ key, videoId }] : []))
  if (demos.length === 0) return null
  return (
    <Section id="testimonials" title={messages.title} lead={messages.text}>
      <ul className={styles.demos}>
        {demos.map(({ key, videoId }) => (
          <li key={key}>
            <Demo name={key as keyof typeof messages.items} player={player} videoId={videoId} />
          </li>
        ))}
      </ul>
      <p className={styles.notice}>{messages.notice}</p>
    </Section>
  )
}
