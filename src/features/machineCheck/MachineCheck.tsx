import { computers } from '../download/dataFor'
import type { ReactNode } from 'react'
import { useChunk } from '../../hooks/useChunk'
import { useCommonMessages, useMessages } from '../../i18n/PageProvider'
import type { Requirements } from './verdict'
import { classNames } from '../../lib/text'
import type { OfferedFiles } from '../../site/releases'
import { fieldClass, Portrait } from '../../components/Portrait/Portrait'
import * as styles from './MachineCheck.module.css'

export interface MachineCheckProps {
  readonly requirements: Requirements
  readonly files: OfferedFiles
  /** Whether to show only the verdict, without a table column for the visitor's computer. */
  readonly compact: boolean
  /** The table that lists the requirements, without a column for the visitor's computer. */
  readonly children: ReactNode
}

async function loadComparison() {
  const { Comparison, readMachine } = await import('./Comparison')
  return { Comparison, machine: await readMachine() }
}

/** The requirements, with a button that checks the visitor's computer. Without scripts, CSS hides the button. */
export function MachineCheck(props: MachineCheckProps) {
  const messages = useMessages('requirements').check
  const { failure } = useCommonMessages()
  const { chunk, failed, fetchChunk } = useChunk(loadComparison)
  if (chunk) return <chunk.Comparison {...props} machine={chunk.machine} />
  return (
    <>
      <div
        className={classNames(styles.band, styles.check, fieldClass('eva'))}
        data-for={computers}
      >
        <Portrait className={styles.portrait} head="dai" face="ben" alt="" />
        <div className={styles.message}>
          <p>{messages.text}</p>
          <button className="button" type="button" onClick={fetchChunk}>
            {failed ? failure.retry : messages.start}
          </button>
          <p aria-live="polite">{failed && `${failure.title} ${failure.text}`}</p>
        </div>
      </div>
      {props.children}
    </>
  )
}
