import { useId } from 'react'
import { useMessages } from '../../i18n/PageProvider'
import type { ProcessorChoice } from '../../lib/machineCheck'
import * as styles from './MachineCheck.module.css'

interface ProcessorQuestionProps {
  /** Whether this is a Mac: the processor's name is found elsewhere there. */
  readonly mac: boolean
  readonly choice: ProcessorChoice | undefined
  readonly onChoose: (choice: ProcessorChoice | undefined) => void
}

const answers: readonly ProcessorChoice[] = ['recommended', 'minimum', 'older', 'unsure']

/** Asks for what no browser tells: how the processor compares with those that the requirements name. */
export function ProcessorQuestion({ mac, choice, onChoose }: ProcessorQuestionProps) {
  const messages = useMessages('requirements').check
  const id = useId()
  return (
    <div className={styles.question}>
      <label htmlFor={id}>{messages.ask}</label>
      <select
        id={id}
        className={styles.select}
        value={choice ?? ''}
        aria-describedby={`${id}-where`}
        onChange={({ target }) => {
          onChoose((target.value || undefined) as ProcessorChoice | undefined)
        }}
      >
        <option value="">{messages.choose}</option>
        {answers.map((answer) => (
          <option key={answer} value={answer}>
            {messages.processors[answer]}
          </option>
        ))}
      </select>
      <p id={`${id}-where`}>{mac ? messages.findOnMac : messages.findOnWindows}</p>
    </div>
  )
}
