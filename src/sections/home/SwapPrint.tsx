import { buttonClass } from '../../components/Button/buttonClass'
import { Icon } from '../../components/Icon/Icon'
import { LayeredPortrait } from '../../components/LayeredPortrait/LayeredPortrait'
import { useMessages } from '../../i18n/PageProvider'
import { fillPlaceholders } from '../../lib/text'
import { type Character, characters } from '../../site/palette'
import * as styles from './TrySwap.module.css'

interface SwapPrintProps {
  readonly share: () => void
  /** Whether the link to this swap has just been copied. */
  readonly copied: boolean
}

/** The chosen swap with its caption and a share button. */
export function SwapPrint({ share, copied }: SwapPrintProps) {
  const messages = useMessages('home').try
  return (
    <div className={styles.print}>
      <figure className={styles.figure}>
        <LayeredPortrait heads={characters} className={styles.portrait} />
        <Captions />
      </figure>
      <button className={buttonClass('secondary')} type="button" onClick={share}>
        <Icon name={copied ? 'check' : 'share'} />
        <span role="status">{copied ? messages.linkCopied : messages.share}</span>
      </button>
    </div>
  )
}

/** The captions of all swaps. CSS shows one. */
function Captions() {
  const messages = useMessages('home').try
  const { names } = useMessages('app')
  const caption = (head: Character, face: Character) =>
    fillPlaceholders(head === face ? messages.own : messages.result, {
      head: names[head],
      face: names[face],
    })
  return (
    <figcaption className={styles.captions} aria-live="polite">
      {characters.flatMap((head) =>
        characters.map((face) => (
          <span key={`${head}-${face}`} data-head={head} data-face={face}>
            {caption(head, face)}
          </span>
        )),
      )}
    </figcaption>
  )
}
