import { startTransition, useEffect, useState, type PropsWithChildren } from 'react'
import { observeLinks } from '../../browser/app/prefetch'
import { whenIdle } from '../../browser/events'
import { usePage } from '../../i18n/PageProvider'
import * as styles from './DeferredContent.module.css'

/** The content below the fold. After a client-side navigation, it is rendered after the rest has been painted. */
export function DeferredContent({ children }: PropsWithChildren) {
  const [isDeferred, setIsDeferred] = useState(usePage().rendersInSteps)
  useEffect(() => {
    if (isDeferred) whenIdle(() => startTransition(() => setIsDeferred(false)))
    else observeLinks()
  }, [isDeferred])
  return isDeferred ? <div className={styles.placeholder} /> : children
}
