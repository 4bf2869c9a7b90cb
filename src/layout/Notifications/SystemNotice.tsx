import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { readHints } from '../../browser/app/macKind'
import { useMessages } from '../../i18n/PageProvider'
import { systemProblem, type MinimumSystems, type SystemProblem } from '../../lib/systemProblem'
import { Notification } from './Notification'

/** A warning, shown if the browser reports a system that the app may not run on. */
export function SystemNotice({ requirements }: { readonly requirements: MinimumSystems }) {
  const { notice, dialog } = useMessages('downloads')
  const [problem, setProblem] = useState<SystemProblem>()
  useEffect(() => {
    void readHints().then((hints) => setProblem(systemProblem(hints, requirements)))
  }, [requirements])
  const notifications = problem && document.getElementById('notifications')
  if (!notifications) return null
  // The warning is one of the notifications, because in the hero, it would shift the download button.
  return createPortal(
    <section role="alert">
      <Notification text={notice[problem]}>
        <button className="button secondary" type="button" onClick={() => setProblem(undefined)}>
          {dialog.close}
        </button>
      </Notification>
    </section>,
    notifications,
  )
}
