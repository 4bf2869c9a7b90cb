import { cloneElement, type ReactElement } from 'react'
import { withSharedData } from '../../browser/sharedData'
import type { PageContext } from '../../site/pageContext'
import { PageLayout } from './PageLayout'

interface WrapPageArguments {
  readonly element: ReactElement<{ readonly data: unknown }>
  readonly props: {
    readonly data: unknown
    readonly pageContext: unknown
    readonly location: {
      readonly action?: 'PUSH' | 'POP'
      readonly hash?: string
      readonly key?: string
    }
  }
}

/** Puts a page into the layout; Gatsby's own pages, which `develop` has, know no language and stay as they are. */
export function wrapPage({ element, props }: WrapPageArguments): ReactElement {
  const { locale, route } = props.pageContext as Partial<PageContext>
  const { action, hash, key = 'initial' } = props.location
  if (!locale || !route) return element
  const data = withSharedData(props.data as Queries.PageFragment)
  return (
    <PageLayout
      data={data}
      page={{ locale, route, inParts: action === 'PUSH' && !hash, isFirst: key === 'initial' }}
    >
      {cloneElement(element, { data })}
    </PageLayout>
  )
}
