import type { ReactElement } from 'react'
import type { PageContext } from '../../site/routes'
import { PageLayout } from './PageLayout'

interface WrapPageArguments {
  readonly element: ReactElement
  readonly props: {
    readonly data: unknown
    readonly pageContext: unknown
    readonly location: { readonly action?: 'PUSH' | 'POP'; readonly hash?: string }
  }
}

/** Wraps a page in the layout. Gatsby's development pages have no locale and no layout. */
export function wrapPage({ element, props }: WrapPageArguments): ReactElement {
  const { locale, route } = props.pageContext as Partial<PageContext>
  if (!locale || !route) return element
  const { action, hash } = props.location
  return (
    <PageLayout
      data={props.data as Queries.PageFragment}
      page={{ locale, route, rendersInSteps: action === 'PUSH' && !hash }}
    >
      {element}
    </PageLayout>
  )
}
