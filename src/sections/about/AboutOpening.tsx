import { CastImage } from '../../components/CastImage/CastImage'
import { wearInWave } from '../../features/swap/wear'
import { useWornFace } from '../../hooks/browserState'
import { useCommonMessages } from '../../i18n/PageProvider'
import { needsApp } from '../../lib/enhancements'
import { characters, groundClass } from '../../site/palette'
import { PageOpening } from '../shared/PageOpening'
import * as styles from './AboutOpening.module.css'
import { useMessages } from './messages'

/** The opening with all swaps: a row for each head, a column for each face. Visitors can wear the face of a column. */
export function AboutOpening() {
  const { wear, names } = useCommonMessages().swap
  const messages = useMessages('about')
  const worn = useWornFace()
  const mosaic = (
    <div className={styles.mosaic} role="group" aria-label={wear}>
      {characters.map((face) => (
        <div key={face} className={`${styles.column} ${groundClass(face)}`}>
          {characters.map((head) => (
            <CastImage
              key={head}
              file={`${head}-${face}`}
              // The first picture describes all.
              alt={head === characters[0] && face === head ? messages.mosaic : ''}
            />
          ))}
          <button
            type="button"
            {...needsApp()}
            aria-pressed={face === worn}
            onClick={() => wearInWave(face === worn ? null : face)}
          >
            <span className="nameTag">{names[face]}</span>
          </button>
        </div>
      ))}
    </div>
  )

  return (
    <PageOpening messages={messages} on="coral" art={mosaic} layout="squareArt">
      <p {...needsApp('smallHeading')}>{messages.wear}</p>
    </PageOpening>
  )
}
