import { groundClass } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useSharedSwap } from './useSharedSwap'
import { useCommonMessages, useMessages } from '../../i18n/PageProvider'
import { initialSwap } from '../../lib/sharedSwap'
import { classNames } from '../../lib/text'
import { characters } from '../../site/palette'
import { SwapActions, SwapPrint } from './SwapPrint'
import * as styles from './TrySwap.module.css'

/** The section where visitors choose a head and a face with radio buttons. CSS shows the resulting swap. */
export function TrySwap() {
  const messages = useMessages('home').try
  const { form, remember, ...actions } = useSharedSwap()
  return (
    <Section id="try" title={messages.title} lead={messages.text} on="sky">
      <form className={styles.form} ref={form} onChange={remember} data-swap>
        <SwapPrint />
        <div className="stack gap6">
          <SwapChoice name="head" legend={messages.head} />
          <SwapChoice name="face" legend={messages.face} />
          <SwapActions {...actions} />
        </div>
      </form>
    </Section>
  )
}

interface SwapChoiceProps {
  readonly name: 'head' | 'face'
  readonly legend: string
}

function SwapChoice({ name, legend }: SwapChoiceProps) {
  const { names } = useCommonMessages().swap
  return (
    <fieldset className={styles.choice}>
      <legend className="smallHeading">{legend}</legend>
      <div className={styles.options}>
        {characters.map((character) => (
          <label key={character} className={classNames(styles.option, groundClass(character))}>
            <input
              className="visuallyHidden"
              type="radio"
              name={name}
              value={character}
              defaultChecked={character === initialSwap[name]}
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
