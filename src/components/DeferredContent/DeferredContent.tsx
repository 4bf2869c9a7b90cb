import { startTransition, useEffect, useState, type PropsWithChildren } from 'react'
import { observeLinks } from '../../browser/app/prefetch'
import { whenIdle } from '../../browser/events'
import { usePage } from '../../i18n/PageProvider'
import * as styles from './DeferredContent.module.css'

/** The content below the fold. Client-side navigations render it when the browser is idle, after painting the hero. */
export function DeferredContent({ children }: PropsWithChildren) {
  const [isDeferred, setIsDeferred] = useState(usePage().rendersInSteps)
  useEffect(() => {
    if (isDeferred) whenIdle(() => startTransition(() => setIsDeferred(false)))
    else observeLinks()
  }, [isDeferred])
  return isDeferred ? <div className={styles.placeholder} /> : children
}
