import { Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useSharedSwap } from '../../hooks/useSharedSwap'
import { useWords } from '../../i18n/PageProvider'
import { fillLive } from '../../lib/text'
import { characters, type Character } from '../../site/palette'
import { SwapChoice } from './SwapChoice'
import * as styles from './TrySwap.module.css'

/** A head and a face among the cast: plain radio buttons choose, the style sheet shows one of the 25 portraits. */
export function TrySwap() {
  const words = useWords('home').try
  const { form, remember } = useSharedSwap()
  const label = (head: Character, face: Character) =>
    fillLive(head === face ? words.own : words.result, {
      head: words.names[head],
      face: words.names[face],
    })
  return (
    <Section id="try" title={words.title} lead={words.text} on="sky">
      <form className={styles.form} ref={form} onChange={remember}>
        <div className={styles.result}>
          {characters.map((head) =>
            characters.map((face) => (
              <Portrait key={face} head={head} face={face} alt={label(head, face)} />
            )),
          )}
        </div>
        <div className={styles.choices}>
          <SwapChoice name="head" legend={words.head} chosen="ada" />
          <SwapChoice name="face" legend={words.face} chosen="ben" />
        </div>
      </form>
    </Section>
  )
}
