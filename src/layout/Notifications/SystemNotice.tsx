import { useEffect, useState } from 'react'
import { readHints } from '../../browser/app/machineHints'
import { useMessages } from '../../i18n/PageProvider'
import { systemProblem, type MinimumSystems, type SystemProblem } from '../../lib/systemProblem'
import { Alert } from '../../components/Notification/Notification'

export function SystemNotice({ requirements }: { readonly requirements: MinimumSystems }) {
  const { notice, dialog } = useMessages('downloads')
  const [problem, setProblem] = useState<SystemProblem>()
  useEffect(() => {
    void readHints().then((hints) => setProblem(systemProblem(hints, requirements)))
  }, [requirements])
  if (!problem) return null
  const close = () => setProblem(undefined)
  return <Alert text={notice[problem]} close={dialog.close} onClose={close} />
}
