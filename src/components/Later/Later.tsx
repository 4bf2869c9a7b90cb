import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react'
import { observeLinks } from '../../browser/prefetchPages'
import { usePage } from '../../i18n/PageProvider'
import { OpeningEnd } from '../OpeningEnd/OpeningEnd'
import * as styles from './Later.module.css'

interface LaterProps {
  readonly children: ReactNode
}

/** What stands below the first view: on a page that comes in parts, it is drawn after that, in small steps. */
export function Later({ children }: LaterProps) {
  const { inParts, isFirst } = usePage()
  const [waits, setWaits] = useState(inParts)
  useEffect(() => {
    if (waits) startTransition(() => setWaits(false))
  }, [waits])
  return (
    <>
      <OpeningEnd />
      {waits ? place : isFirst ? children : arriving(children)}
    </>
  )
}

const place = <div className={styles.place} />

/** Not for the page that comes as HTML: React would take so large a part out of it and have a script put it in. */
const arriving = (children: ReactNode) => (
  <Suspense fallback={place}>
    <Drawn>{children}</Drawn>
  </Suspense>
)

/** Has effects once its children are there. */
function Drawn({ children }: LaterProps) {
  useEffect(observeLinks, [])
  return children
}
