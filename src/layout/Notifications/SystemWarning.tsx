import { useEffect } from 'react'
import { pageState } from '../../browser/pageState'
import { RouteLink } from '../../components/Link/Link'
import { Alert } from '../../components/Notification/Notification'
import { useCommonMessages, useMessages } from '../../i18n/PageProvider'
import { useChunk } from '../../hooks/useChunk'
import type { MinimumSystems } from '../../lib/systemProblem'

const loadNotice = () => import('./SystemNotice')

/** Warns if the app may not run on the visitor's computer. If it cannot tell, it links to the requirements. */
export function SystemWarning(props: { readonly requirements: MinimumSystems }) {
  const { title } = useMessages('requirements')
  const { dialog } = useMessages('downloads')
  const { failure } = useCommonMessages()
  const { chunk, failed, fetchChunk, dismissFailure } = useChunk(loadNotice)
  useEffect(() => {
    if (pageState().offer !== 'none') fetchChunk()
  }, [fetchChunk])
  if (chunk) return <chunk.SystemNotice {...props} />
  if (!failed) return null
  return (
    <Alert text={failure.title} close={dialog.close} onClose={dismissFailure}>
      <RouteLink route="download" anchor="requirements" className="button">
        {title}
      </RouteLink>
    </Alert>
  )
}
