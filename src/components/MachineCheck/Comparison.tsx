import { useState } from 'react'
import { useMachine } from '../../hooks/browserState'
import { useMessages } from '../../i18n/PageProvider'
import { checkMachine, type ProcessorChoice, type Requirements } from '../../lib/machineCheck'
import { ComparisonLine } from './ComparisonLine'
import * as styles from './MachineCheck.module.css'
import { ProcessorQuestion } from './ProcessorQuestion'

interface ComparisonProps {
  readonly requirements: Requirements
}

/** The machine part by part, and what that comes to. */
export function Comparison({ requirements }: ComparisonProps) {
  const messages = useMessages('requirements').check
  const machine = useMachine()
  const [processor, setProcessor] = useState<ProcessorChoice>()
  if (!machine) return null
  const { lines, verdict } = checkMachine({ ...machine, processor }, requirements)
  // The browser names a Mac's chip now and then; where it doesn't, only the visitor knows.
  const asks = checkMachine(machine, requirements).lines.some(({ level }) => level === 'ask')
  return (
    <>
      {asks && (
        <ProcessorQuestion
          mac={machine.system !== 'windows'}
          choice={processor}
          onChoose={setProcessor}
        />
      )}
      {lines.length > 0 && (
        <table className={styles.lines}>
          <caption>{messages.yours}</caption>
          <tbody>
            {lines.map((line) => (
              <ComparisonLine key={line.name} line={line} machine={machine} />
            ))}
          </tbody>
        </table>
      )}
      <p className={styles.verdict} data-verdict={verdict}>
        {messages.verdicts[verdict]}
      </p>
    </>
  )
}
