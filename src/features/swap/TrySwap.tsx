import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import { initialSwap } from '../../lib/sharedSwap'
import { SwapActions, SwapPrint } from './SwapPrint'
import { SwapChoice } from './SwapChoice'
import * as styles from './TrySwap.module.css'
import { useSharedSwap } from './useSharedSwap'

/** The section where visitors choose a head and a face with radio buttons. CSS shows the resulting swap. */
export function TrySwap() {
  const messages = useMessages('home').try
  const { form, remember, ...actions } = useSharedSwap()
  return (
    <Section id="try" title={messages.title} lead={messages.text} on="sky">
      <form className={styles.form} ref={form} onChange={remember} data-swap>
        <SwapPrint />
        <div className="stack gap6">
          <SwapChoice name="head" legend={messages.head} initial={initialSwap.head} />
          <SwapChoice name="face" legend={messages.face} initial={initialSwap.face} />
          <SwapActions {...actions} />
        </div>
      </form>
    </Section>
  )
}
