import { Section } from '../../components/Section/Section'
import { useWords } from '../../i18n/PageProvider'
import { Demo } from './Demo'
import * as styles from './Testimonials.module.css'

interface TestimonialsProps {
  readonly player: string
  readonly testimonials: readonly { readonly key: string; readonly videoId: string | null }[]
}

/** Demo videos by users. */
export function Testimonials({ player, testimonials }: TestimonialsProps) {
  const words = useWords('home').testimonials
  const playable = testimonials.some(({ videoId }) => videoId)
  return (
    <Section id="testimonials" title={words.title} lead={words.text}>
      <ul className={styles.demos}>
        {testimonials.map(({ key, videoId }) => (
          <li key={key}>
            <Demo name={key as keyof typeof words.items} player={player} videoId={videoId} />
          </li>
        ))}
      </ul>
      {playable && <p className={styles.notice}>{words.notice}</p>}
    </Section>
  )
}
