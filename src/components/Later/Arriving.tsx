import { Suspense, useEffect, type ReactNode } from 'react'
import { enterPart } from '../../browser/keepFocus'
import { observeLinks } from '../../browser/prefetchPages'
import { usePage } from '../../i18n/PageProvider'
import { place } from './place'

interface ArrivingProps {
  readonly children: ReactNode
}

/**
 * The lower part of a page that a link of ours led to; its script may still be on its way. Not for a page that comes
 * as HTML: React would take so large a part out of it, for a script to put it back.
 */
export function Arriving({ children }: ArrivingProps) {
  return (
    <Suspense fallback={place}>
      <Arrived>{children}</Arrived>
    </Suspense>
  )
}

/** Does once its children are there what could not be done before. */
function Arrived({ children }: ArrivingProps) {
  const { arrival } = usePage()
  useEffect(() => {
    observeLinks()
    if (arrival === 'atPart') enterPart()
  }, [arrival])
  return children
}
