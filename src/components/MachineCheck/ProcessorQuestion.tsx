import { useId } from 'react'
import { useMessages } from '../../i18n/PageProvider'
import type { ProcessorChoice } from '../../lib/machineCheck'
import * as styles from './MachineCheck.module.css'

interface ProcessorQuestionProps {
  readonly platform: 'windows' | 'mac'
  readonly choice: ProcessorChoice | undefined
  readonly onChoose: (choice: ProcessorChoice | undefined) => void
}

const answers: readonly ProcessorChoice[] = ['recommended', 'minimum', 'older', 'unsure']

/** A select for the visitor's processor, which browsers do not report. */
export function ProcessorQuestion({ platform, choice, onChoose }: ProcessorQuestionProps) {
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
      <p id={`${id}-where`}>{platform === 'mac' ? messages.findOnMac : messages.findOnWindows}</p>
    </div>
  )
}
