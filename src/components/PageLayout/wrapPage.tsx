import { cloneElement, type ReactElement } from 'react'
import { withSharedData } from '../../browser/sharedData'
import type { Arrival } from '../../i18n/PageProvider'
import type { PageContext } from '../../site/routes'
import { PageLayout } from './PageLayout'

interface Place {
  readonly action?: 'PUSH' | 'POP'
  readonly hash?: string
}

interface WrapPageArguments {
  readonly element: ReactElement<{ readonly data: unknown }>
  readonly props: {
    readonly data: unknown
    readonly pageContext: unknown
    readonly location: Place
  }
}

/** Puts a page into the layout; Gatsby's own pages, which `develop` has, know no language and stay as they are. */
export function wrapPage({ element, props }: WrapPageArguments): ReactElement {
  const { locale, route } = props.pageContext as Partial<PageContext>
  if (!locale || !route) return element
  const data = withSharedData(props.data as Queries.PageFragment)
  return (
    <PageLayout data={data} page={{ locale, route, arrival: arrivalAt(props.location) }}>
      {cloneElement(element, { data })}
    </PageLayout>
  )
}

function arrivalAt({ action, hash }: Place): Arrival {
  if (action !== 'PUSH') return 'whole'
  return hash ? 'atPart' : 'inParts'
}
