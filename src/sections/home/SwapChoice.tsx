import { fieldClass } from '../../components/Portrait/fieldClass'
import { useWords } from '../../i18n/PageProvider'
import { classNames } from '../../lib/text'
import { characters, type Character } from '../../site/palette'
import * as styles from './SwapChoice.module.css'

interface SwapChoiceProps {
  readonly name: 'head' | 'face'
  readonly legend: string
  readonly chosen: Character
}

/** Five radio buttons, each a small portrait and a name. */
export function SwapChoice({ name, legend, chosen }: SwapChoiceProps) {
  const { names } = useWords('home').try
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {characters.map((character) => (
          <label key={character} className={classNames(styles.option, fieldClass(character))}>
            <input
              className="visuallyHidden"
              type="radio"
              name={name}
              value={character}
              defaultChecked={character === chosen}
            />
            <img
              loading="lazy"
              src={`/cast/${character}-${character}.svg`}
              alt=""
              width="96"
              height="96"
              decoding="async"
            />
            <span className={styles.name}>{names[character]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
