import { Icon } from '../../components/Icon/Icon'
import { LayeredPortrait } from '../../components/LayeredPortrait/LayeredPortrait'
import { Section } from '../../components/Section/Section'
import { useWornFace } from '../../hooks/browserState'
import { useCommonMessages } from '../../i18n/PageProvider'
import { needsApp } from '../../lib/enhancements'
import { initialSwap, swapCaption, swapName, swaps } from '../../lib/sharedSwap'
import { characters } from '../../site/palette'
import { useMessages } from './messages'
import { SwapChoice } from './SwapChoice'
import * as styles from './TrySwap.module.css'
import { useSharedSwap } from './useSharedSwap'
import { wearInWave } from './wear'

/** The section where visitors choose a head and a face. CSS shows the swap and its caption. */
export function TrySwap() {
  const messages = useMessages('home').try
  const captions = useCommonMessages().swap
  const { form, remember, ...actions } = useSharedSwap()

  return (
    <Section id="try" title={messages.title} lead={messages.text} on="sky" className="screenOnly">
      <form className={styles.form} ref={form} onChange={remember} data-swap>
        <figure className={styles.print}>
          <LayeredPortrait
            heads={characters}
            choice="besideOnDesktops"
            className={styles.portrait}
          />
          <figcaption className={styles.captions} aria-live="polite">
            {swaps.map((swap) => (
              <span key={swapName(swap)} data-head={swap.head} data-face={swap.face}>
                {`${swapCaption(captions, swap)} `}
              </span>
            ))}
          </figcaption>
        </figure>
        <div className="stack gap6">
          <SwapChoice name="head" legend={messages.head} initial={initialSwap.head} />
          <SwapChoice name="face" legend={messages.face} initial={initialSwap.face} />
          <SwapActions {...actions} />
        </div>
      </form>
    </Section>
  )
}

type SwapActionsProps = Pick<ReturnType<typeof useSharedSwap>, 'swap' | 'url' | 'link'>

function SwapActions({ swap: { face }, url, link }: SwapActionsProps) {
  const messages = useMessages('home').try
  const { swap, copyFailed } = useCommonMessages()
  const { ref, copied, failed, share } = link
  const isWorn = useWornFace() === face

  return (
    <>
      <div {...needsApp(styles.actions)}>
        <button className="button" type="button" onClick={() => wearInWave(isWorn ? null : face)}>
          {isWorn ? swap.takeOff : swap.wear}
        </button>{' '}
        <button className="button secondary" type="button" onClick={() => share(url())}>
          <Icon name={copied ? 'check' : 'share'} />
          <span>{copied ? messages.linkCopied : messages.share}</span>
        </button>
        <span className="visuallyHidden" role="status">
          {copied ? messages.linkCopied : isWorn && swap.names[face]}
        </span>
      </div>
      {failed && (
        <p role="alert">
          {copyFailed}{' '}
          <code dir="ltr" translate="no" ref={ref}>
            {url()}
          </code>
        </p>
      )}
    </>
  )
}
