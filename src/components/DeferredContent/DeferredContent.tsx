import { Children, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react'
import { observeLinks } from '../../browser/app/prefetch'
import { whenIdle } from '../../browser/events'
import { usePage } from '../../i18n/PageProvider'
import * as styles from './DeferredContent.module.css'

/**
 * The content below the fold. Client-side navigations render it when the browser is idle, after painting the opening. Each
 * child is hydrated on its own, so that React renders only the child again that another program has changed.
 */
export function DeferredContent({ children }: { readonly children: ReactNode }) {
  const [isDeferred, setIsDeferred] = useState(usePage().rendersInSteps)
  useEffect(() => {
    if (isDeferred) whenIdle(() => startTransition(() => setIsDeferred(false)))
    else observeLinks()
  }, [isDeferred])
  if (isDeferred) return <div className={styles.placeholder} />
  return Children.map(children, (child) => <Suspense>{child}</Suspense>)
}
