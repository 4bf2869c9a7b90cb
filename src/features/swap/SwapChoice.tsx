import { CastImage } from '../../components/CastImage/CastImage'
import { Radio } from '../../components/Choices/Choices'
import { useCommonMessages } from '../../i18n/PageProvider'
import { needsDesign } from '../../lib/enhancements'
import { characters, groundClass, type Character } from '../../site/palette'
import * as styles from './SwapChoice.module.css'

interface SwapChoiceProps {
  readonly name: 'head' | 'face'
  readonly legend: string
  readonly initial: Character
}

/** Radio buttons for the head or the face of a `LayeredPortrait`. */
export function SwapChoice({ name, legend, initial }: SwapChoiceProps) {
  const { names } = useCommonMessages().swap
  const wears = name === 'head' || undefined

  return (
    <fieldset {...needsDesign('screenOnly')}>
      <legend className={`smallHeading ${styles.legend}`}>{legend}</legend>
      <div className={styles.options}>
        {characters.map((character) => (
          <label key={character} className={styles.option}>
            <Radio name={name} value={character} defaultChecked={character === initial} />
            <span className={`${styles.tile} ${groundClass(character)}`}>
              <CastImage file={`${character}-${character}`} data-wears={wears} />
              <span className={styles.name}>{names[character]}</span>
            </span>{' '}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
