import { useState } from 'react'
import { focus } from '../../browser/app/focus'
import { isPlainClick } from '../../browser/app/links'
import { Icon } from '../../components/Icon/Icon'
import { Picture } from '../../components/Picture/Picture'
import { Portrait } from '../../components/Portrait/Portrait'
import { initialSwap, type Swap } from '../../lib/sharedSwap'
import { fillPlaceholders } from '../../lib/text'
import { valueAt } from '../../lib/valueAt'
import * as styles from './Demo.module.css'
import { useMessages } from './messages'

/** The drawings in place of posters. Demos that editors have added show the first swap of the page. */
const drawings: Readonly<Partial<Record<string, Swap>>> = {
  stream: { head: 'eva', face: 'dai' },
  call: { head: 'ben', face: 'ada' },
  clip: { head: 'dai', face: 'cleo' },
}

export type DemoVideos = NonNullable<Queries.HomePageQuery['testimonials']>

interface DemoProps {
  /** The key of the demo in the content file. */
  readonly name: string
  readonly url: string
  readonly poster: DemoVideos['testimonials'][number]['poster']
}

/** A demo: a poster image that links to the video player. With scripts, a click replaces the poster with the player. */
export function Demo({ name, url, poster }: DemoProps) {
  const [playing, setPlaying] = useState(false)
  const messages = useMessages('home').testimonials
  const { title, text, alt } = valueAt(messages.items, name)

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
          {poster ? (
            <Picture image={poster.image} alt={poster.altText} className={styles.photo} />
          ) : (
            <Portrait {...(drawings[name] ?? initialSwap)} alt={alt} className={styles.image} />
          )}
          <a
            className={styles.play}
            href={url}
            onClick={(event) => {
              if (!isPlainClick(event)) return
              event.preventDefault()
              setPlaying(true)
            }}
          >
            <Icon name="play" />
            <span className="visuallyHidden">{fillPlaceholders(messages.play, { title })}</span>
          </a>
        </div>
      )}
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  )
}
