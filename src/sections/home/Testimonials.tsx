import { useState } from 'react'
import { focus } from '../../browser/app/focus'
import { isPlainClick } from '../../browser/app/links'
import { Icon } from '../../components/Icon/Icon'
import { Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import type { Messages } from '../../lib/messages'
import { initialSwap, type Swap } from '../../lib/sharedSwap'
import { fillPlaceholders } from '../../lib/text'
import { Invitation } from './Invitation'
import { useMessages } from './messages'
import * as styles from './Testimonials.module.css'

type TestimonialsProps = NonNullable<Queries.HomePageQuery['testimonials']>

/** The section with demo videos by users. If there are no videos, it invites the visitor to make the first. */
export function Testimonials({ player, testimonials }: TestimonialsProps) {
  const messages = useMessages('home').testimonials
  const demos = testimonials.flatMap(({ key, videoId }) => (videoId ? [{ key, videoId }] : []))
  if (demos.length === 0) return <Invitation />

  return (
    <Section id="testimonials" title={messages.title} lead={messages.text}>
      <ul className={styles.demos}>
        {demos.map(({ key, videoId }) => (
          <Demo key={key} name={key as DemoName} url={`${player}${videoId}?autoplay=1`} />
        ))}
      </ul>
      <p className="note">{messages.notice}</p>
    </Section>
  )
}

type DemoName = keyof Messages['home']['testimonials']['items']

/** The poster images. Demos that editors have added show the first swap of the page. */
const posters: Partial<Record<DemoName, Swap>> = {
  stream: { head: 'eva', face: 'dai' },
  call: { head: 'ben', face: 'ada' },
  clip: { head: 'dai', face: 'cleo' },
}

/** A demo: a poster image that links to the video player. With scripts, a click replaces the poster with the player. */
function Demo({ name, url }: { readonly name: DemoName; readonly url: string }) {
  const [playing, setPlaying] = useState(false)
  const messages = useMessages('home').testimonials
  const { title, text, alt } = messages.items[name]

  return (
    <li className="stack gap2">
      {playing ? (
        <iframe
          className={styles.player}
          ref={focus}
          src={url}
          title={title}
          allow="autoplay; fullscreen"
          // The video player refuses to play without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={styles.poster}>
          <Portrait {...(posters[name] ?? initialSwap)} alt={alt} className={styles.image} />
          <a
            className={styles.play}
            href={url}
            aria-label={fillPlaceholders(messages.play, { title })}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              setPlaying(true)
            }}
          >
            <Icon name="play" />
          </a>
        </div>
      )}
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  )
}
