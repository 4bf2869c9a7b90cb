import { CastImage } from '../../components/CastImage/CastImage'
import { Radio } from '../../components/Choices/Choices'
import { useCommonMessages } from '../../i18n/PageProvider'
import { needsDesign } from '../../lib/enhancements'
import { classNames, fillPlaceholders } from '../../lib/text'
import { characters, groundClass, type Character } from '../../site/palette'
import { openingHead } from '../../site/pictures'
import * as styles from './FaceChips.module.css'
import { useMessages } from './messages'

interface FaceChipsProps {
  /** Places the faces. */
  readonly className: string | undefined
  readonly initial: Character
  readonly onChoose: (face: Character, button: Element) => void
  readonly onPoint: (face: Character) => void
}

/** Radio buttons with the faces, in front of the compare slider or below it. */
export function FaceChips({ className, initial, onChoose, onPoint }: FaceChipsProps) {
  const { compareSlider: messages } = useMessages('home')
  const { names } = useCommonMessages().swap

  return (
    <fieldset {...needsDesign('screenOnly', styles.chips, className)}>
      <legend className="visuallyHidden">{messages.faces}</legend>
      {characters.map((character) => (
        <label
          key={character}
          className={classNames(styles.chip, groundClass(character))}
          onPointerEnter={() => onPoint(character)}
        >
          <Radio
            name="opening-face"
            value={character}
            defaultChecked={character === initial}
            // Unlike a change, a click also chooses the first face. Arrow keys click, too.
            onClick={({ currentTarget }) => onChoose(character, currentTarget)}
          />
          <CastImage file={`${character}-${character}`} />
          <span className={styles.name}>
            {fillPlaceholders(character === openingHead ? messages.own : messages.source, {
              name: names[character],
            })}
          </span>{' '}
        </label>
      ))}
    </fieldset>
  )
}
