import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { observeLinks } from '../../browser/prefetchPages'
import { usePage } from '../../i18n/PageProvider'
import { OpeningEnd } from '../OpeningEnd/OpeningEnd'
import * as styles from './Later.module.css'

/** What stands below the first view: on a page that comes in parts, it is drawn after that, in small steps. */
export function Later({ children }: { readonly children: ReactNode }) {
  const { inParts } = usePage()
  const [waits, setWaits] = useState(inParts)
  useEffect(() => {
    if (waits) startTransition(() => setWaits(false))
    else if (inParts) observeLinks()
  }, [inParts, waits])
  return (
    <>
      <OpeningEnd />
      {waits ? <div className={styles.place} /> : children}
    </>
  )
}
