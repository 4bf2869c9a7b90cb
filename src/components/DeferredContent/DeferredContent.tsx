import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { observeLinks } from '../../browser/app/prefetch'
import { whenIdle } from '../../browser/events'
import { usePage } from '../../i18n/PageProvider'
import * as styles from './DeferredContent.module.css'

interface DeferredContentProps {
  readonly children: ReactNode
}

/** The content below the fold. After a client-side navigation, it is rendered once the rest is painted. */
export function DeferredContent({ children }: DeferredContentProps) {
  const [isDeferred, setIsDeferred] = useState(usePage().rendersInSteps)
  useEffect(() => {
    if (isDeferred) whenIdle(() => startTransition(() => setIsDeferred(false)))
    else observeLinks()
  }, [isDeferred])
  return isDeferred ? <div className={styles.placeholder} /> : children
}
