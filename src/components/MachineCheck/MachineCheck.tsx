import { focus } from '../../browser/focus'
import { useChunk } from '../../hooks/useChunk'
import { useCommonWords, useWords } from '../../i18n/PageProvider'
import type { Requirements } from '../../lib/machineCheck'
import { buttonClass } from '../Button/buttonClass'
import * as styles from './MachineCheck.module.css'

interface MachineCheckProps {
  readonly requirements: Requirements
}

const loadComparison = () => import('./Comparison')

/** Compares the visitor's machine with the requirements, when asked to; shown only where scripts run. */
export function MachineCheck({ requirements }: MachineCheckProps) {
  const words = useWords('requirements').check
  const { failure } = useCommonWords()
  const { chunk, failed, fetchChunk } = useChunk(loadComparison)
  return (
    <div className={styles.check}>
      <h3>{words.title}</h3>
      <p>{words.text}</p>
      {!chunk && (
        <p>
          <button className={buttonClass()} type="button" onClick={fetchChunk}>
            {failed ? failure.retry : words.start}
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
