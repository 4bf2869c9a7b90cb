import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { whenIdle } from '../../browser/whenIdle'
import { usePage } from '../../i18n/PageProvider'
import { OpeningEnd } from '../OpeningEnd/OpeningEnd'
import { Arriving } from './Arriving'
import { place } from './place'

interface LaterProps {
  readonly children: ReactNode
}

/** What stands below the first view: on a page that comes in parts, it is drawn after that, in small steps. */
export function Later({ children }: LaterProps) {
  const { arrival } = usePage()
  const [waits, setWaits] = useState(arrival === 'inParts')
  const [isServed] = useState(comesAsHtml)
  useEffect(() => {
    // Not before the first view is on the screen.
    if (waits) whenIdle(() => startTransition(() => setWaits(false)))
  }, [waits])
  return (
    <>
      <OpeningEnd />
      {isServed && children}
      {!isServed && (waits ? place : <Arriving>{children}</Arriving>)}
    </>
  )
}

/** Whether the page is the one that the app takes over, or is being built. */
function comesAsHtml(): boolean {
  return typeof document !== 'object' || !('app' in document.documentElement.dataset)
}
