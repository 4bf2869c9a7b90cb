import { computers } from '../download/dataFor'
import { useChunk } from '../../hooks/useChunk'
import { useCommonMessages, useMessages } from '../../i18n/PageProvider'
import { classNames } from '../../lib/text'
import { groundClass, Portrait } from '../../components/Portrait/Portrait'
import type { ComparisonProps } from './Comparison'
import * as styles from './MachineCheck.module.css'

async function loadComparison() {
  const { Comparison, readMachine } = await import('./Comparison')
  return { Comparison, machine: await readMachine() }
}

/** The requirements, with a button that checks the visitor's computer. Without scripts, CSS hides the button. */
export function MachineCheck(props: Omit<ComparisonProps, 'machine'>) {
  const messages = useMessages('requirements').check
  const { failure } = useCommonMessages()
  const ground = groundClass('eva')
  const { chunk, failed, fetchChunk } = useChunk(loadComparison)
  if (chunk) return <chunk.Comparison {...props} machine={chunk.machine} />
  return (
    <>
      <div
        className={classNames(styles.band, 'withScripts screenOnly', ground)}
        data-for={computers}
      >
        <Portrait className={styles.portrait} head="dai" face="ben" alt="" />
        <div className={styles.message}>
          <p className="lead">{messages.text}</p>
          <button className="button" type="button" onClick={fetchChunk}>
            {failed ? failure.retry : messages.start}
          </button>
          <p aria-live="polite">{failed && `${failure.title} ${failure.text}`}</p>
        </div>
      </div>
      <props.table />
    </>
  )
}
