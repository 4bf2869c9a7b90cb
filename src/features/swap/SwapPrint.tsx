import { wearInWave } from './wear'
import { Icon } from '../../components/Icon/Icon'
import { LayeredPortrait } from '../../components/LayeredPortrait/LayeredPortrait'
import { useWornFace } from '../../hooks/browserState'
import type { useSharedSwap } from './useSharedSwap'
import { useCommonMessages, useMessages } from '../../i18n/PageProvider'
import { classNames } from '../../lib/text'
import { swapCaption, swapName, swaps } from '../../lib/sharedSwap'
import { characters } from '../../site/palette'
import * as styles from './TrySwap.module.css'

export function SwapPrint() {
  return (
    <figure className={styles.print}>
      <LayeredPortrait heads={characters} className={styles.portrait} />
      <Captions />
    </figure>
  )
}

type SwapActionsProps = Omit<ReturnType<typeof useSharedSwap>, 'form' | 'remember'>

export function SwapActions({ swap: chosen, url, share, link }: SwapActionsProps) {
  const messages = useMessages('home').try
  const { swap, copyFailed } = useCommonMessages()
  const { ref, copied, failed } = link
  const isWorn = useWornFace() === chosen.face
  return (
    <div className={classNames(styles.actions, 'withScripts')}>
      <button
        className="button"
        type="button"
        onClick={() => wearInWave(isWorn ? null : chosen.face)}
      >
        {isWorn ? swap.takeOff : messages.wear}
      </button>
      <button className="button secondary" type="button" onClick={share}>
        <Icon name={copied ? 'check' : 'share'} />
        <span>{copied ? messages.linkCopied : messages.share}</span>
      </button>
      <span className="visuallyHidden" role="status">
        {copied ? messages.linkCopied : isWorn && swap.names[chosen.face]}
      </span>
      {failed && (
        <p className={styles.failed} role="alert">
          {copyFailed}{' '}
          <code dir="ltr" ref={ref}>
            {url()}
          </code>
        </p>
      )}
    </div>
  )
}

/** The captions of all swaps. CSS shows only the caption of the chosen swap. */
function Captions() {
  const { swap: messages } = useCommonMessages()
  return (
    <figcaption className={styles.captions} aria-live="polite">
      {swaps.map((swap) => (
        <span key={swapName(swap)} data-head={swap.head} data-face={swap.face}>
          {swapCaption(messages, swap)}
        </span>
      ))}
    </figcaption>
  )
}
