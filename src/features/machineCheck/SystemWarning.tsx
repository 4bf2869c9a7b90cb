import { useEffect, useState } from 'react'
import { pageState } from '../../browser/pageState'
import { machineHints } from '../../browser/system'
import { RouteLink } from '../../components/Link/Link'
import { Alert } from '../../components/Notification/Notification'
import { useChunk } from '../../hooks/useChunk'
import { useCommonMessages } from '../../i18n/PageProvider'
import type { MinimumSystems } from '../../lib/systemProblem'
import { useMessages } from './messages'

async function loadCheck() {
  const { systemProblem } = await import('../../lib/systemProblem')

  return { hints: await machineHints(), systemProblem }
}

/** Warns if the app may not run on the visitor's computer. If it cannot tell, it links to the requirements. */
export function SystemWarning({ requirements }: { readonly requirements: MinimumSystems }) {
  const { title } = useMessages('requirements')
  const { notice, dialog } = useMessages('downloads')
  const { failure } = useCommonMessages()
  const { chunk, failed, fetchChunk } = useChunk(loadCheck)
  const [isClosed, setClosed] = useState(false)

  useEffect(() => {
    if (pageState().offer !== 'none') fetchChunk()
  }, [fetchChunk])

  const problem = chunk?.systemProblem(chunk.hints, requirements)
  const text = problem ? notice[problem] : failed && failure.title
  if (!text || isClosed) return null

  return (
    <Alert text={text} close={dialog.close} onClose={() => setClosed(true)}>
      {failed && (
        <RouteLink route="download" anchor="requirements" className="button">
          {title}
        </RouteLink>
      )}
    </Alert>
  )
}
