import { focus } from '../../browser/app/focus'
import { useChunk } from '../../hooks/useChunk'
import { useCommonMessages, useMessages } from '../../i18n/PageProvider'
import type { Requirements } from '../../lib/machineCheck'
import { buttonClass } from '../Button/buttonClass'
import * as styles from './MachineCheck.module.css'

interface MachineCheckProps {
  readonly requirements: Requirements
}

const loadComparison = () => import('./Comparison')

/** Compares the visitor's machine with the requirements, when asked to; shown only where scripts run. */
export function MachineCheck({ requirements }: MachineCheckProps) {
  const messages = useMessages('requirements').check
  const { failure } = useCommonMessages()
  const { chunk, failed, fetchChunk } = useChunk(loadComparison)
  return (
    <div className={styles.check}>
      <h3>{messages.title}</h3>
      <p>{messages.text}</p>
      {!chunk && (
        <p>
          <button className={buttonClass()} type="button" onClick={fetchChunk}>
            {failed ? failure.retry : messages.start}
          </button>
        </p>
      )}
      <div aria-live="polite">
        {failed && `${failure.title} ${failure.text}`}
        {chunk && (
          <div className={styles.comparison} ref={focus} tabIndex={-1}>
            <chunk.Comparison requirements={requirements} />
          </div>
        )}
      </div>
    </div>
  )
}
