import { ExternalLink } from '../../components/Link/Link'
import { Picture } from '../../components/Picture/Picture'
import { Section } from '../../components/Section/Section'
import type { Captures as CaptureItems } from '../../i18n/fragments'
import { type MessagesHook, usePageMessages } from '../../i18n/PageProvider'
import { valueAt } from '../../lib/valueAt'
import * as styles from './Captures.module.css'

const useMessages: MessagesHook<'home' | 'download'> = usePageMessages

interface CapturesProps {
  readonly captures: CaptureItems | null | undefined
}

/** The section with recordings and screenshots of the app. Without any, there is no section. */
export function Captures({ captures }: CapturesProps) {
  const { title, text } = useMessages('captures')
  if (!captures?.length) return null

  return (
    <Section id="captures" title={title} lead={text}>
      <CaptureList captures={captures} />
    </Section>
  )
}

/** Recordings and screenshots: each with its caption, its system and its mode, and recordings with their link. */
export function CaptureList({ captures }: { readonly captures: CaptureItems }) {
  const { kinds, modes, watch } = useMessages('captures')
  const { platforms } = useMessages('requirements')

  return (
    <ul className="columns">
      {captures.map(({ key, kind, system, mode, picture, captionText, source }) => (
        <li key={key} className={styles.capture}>
          <figure className="stack gap3">
            <div className="picture">
              <Picture image={picture.image} alt={picture.altText} />
            </div>
            <figcaption className="stack gap2">
              <p id={`${key}-caption`}>{captionText}</p>
              <p className="note">
                {[valueAt(kinds, kind), valueAt(platforms, system), mode && valueAt(modes, mode)]
                  .filter(Boolean)
                  .join(' ·\u00a0')}
              </p>
              {source && (
                <p>
                  <ExternalLink className="quiet" href={source} aria-describedby={`${key}-caption`}>
                    {watch}
                  </ExternalLink>
                </p>
              )}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
