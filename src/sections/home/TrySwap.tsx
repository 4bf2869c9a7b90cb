import { fieldClass, Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useSharedSwap } from '../../hooks/useSharedSwap'
import { useMessages } from '../../i18n/PageProvider'
import { classNames, fillPlaceholders } from '../../lib/text'
import { type Character, characters } from '../../site/palette'
import * as styles from './TrySwap.module.css'

/** A choice of head and face: radio buttons, and CSS that shows one of the 25 portraits. */
export function TrySwap() {
  const messages = useMessages('home').try
  const { form, remember } = useSharedSwap()
  const label = (head: Character, face: Character) =>
    fillPlaceholders(head === face ? messages.own : messages.result, {
      head: messages.names[head],
      face: messages.names[face],
    })
  return (
    <Section id="try" title={messages.title} lead={messages.text} on="sky">
      <form className={styles.form} ref={form} onChange={remember}>
        <div className={styles.result}>
          {characters.map((head) =>
            characters.map((face) => (
              <Portrait key={face} head={head} face={face} alt={label(head, face)} />
            )),
          )}
        </div>
        <div className={styles.choices}>
          <SwapChoice name="head" legend={messages.head} chosen="ada" />
          <SwapChoice name="face" legend={messages.face} chosen="ben" />
        </div>
      </form>
    </Section>
  )
}

interface SwapChoiceProps {
  readonly name: 'head' | 'face'
  readonly legend: string
  readonly chosen: Character
}

/** Radio buttons, each with a small portrait and a name. */
export function SwapChoice({ name, legend, chosen }: SwapChoiceProps) {
  const { names } = useMessages('home').try
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
