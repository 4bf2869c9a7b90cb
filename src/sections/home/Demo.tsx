import { useState } from 'react'
import { focus } from '../../browser/app/focus'
import { isPlainClick } from '../../browser/app/links'
import { Icon } from '../../components/Icon/Icon'
import { Portrait } from '../../components/Portrait/Portrait'
import { useMessages } from '../../i18n/PageProvider'
import { fillPlaceholders } from '../../lib/text'
import type { Character } from '../../site/palette'
import * as styles from './Testimonials.module.css'

type DemoName = keyof ReturnType<typeof useMessages<'home'>>['testimonials']['items']

interface Poster {
  readonly head: Character
  readonly face: Character
}

/** The poster of each demo. New demos have the default. */
const defaultPoster: Poster = { head: 'ada', face: 'eva' }
const posters: Partial<Record<DemoName, Poster>> = {
  stream: { head: 'eva', face: 'dai' },
  call: { head: 'ben', face: 'ada' },
  clip: { head: 'dai', face: 'cleo' },
}

interface DemoProps {
  readonly name: DemoName
  readonly player: string
  readonly videoId: string
}

/** A demo: a poster that the video player replaces on click. Without JavaScript, a link to the player. */
export function Demo({ name, player, videoId }: DemoProps) {
  const [playing, setPlaying] = useState(false)
  const messages = useMessages('home').testimonials
  const { title, text, alt } = messages.items[name]
  const address = `${player}${videoId}?autoplay=1`
  return (
    <article className={styles.demo}>
      {playing ? (
        <iframe
          className={styles.player}
          ref={focus}
          src={address}
          title={title}
          allow="autoplay; fullscreen"
          // The player needs a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <div className={styles.poster}>
          <Portrait {...(posters[name] ?? defaultPoster)} alt={alt} className={styles.image} />
          <a
            className={styles.play}
            href={address}
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
    </article>
  )
}
