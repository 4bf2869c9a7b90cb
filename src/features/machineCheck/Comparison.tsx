import { useId, useState } from 'react'
import { useMessages } from '../../i18n/PageProvider'
import { checkMachine, type Levels, type Machine, type ProcessorChoice } from './verdict'
import { RequirementsTables } from './RequirementsTable'
import type { MachineCheckProps } from './MachineCheck'
import * as styles from './MachineCheck.module.css'
import { MachineCell } from './MachineCell'
import { VerdictBand } from './VerdictBand'

// Exported here to put `readMachine` in the chunk that contains the comparison: only the comparison needs it.
export { readMachine } from './readMachine'

interface ComparisonProps extends MachineCheckProps {
  readonly machine: Machine
}

/** The verdict on the visitor's computer, and the requirements with a column for that computer. */
export function Comparison({ requirements, files, compact, children, machine }: ComparisonProps) {
  const [processor, setProcessor] = useState<ProcessorChoice>()
  const { levels, verdict } = checkMachine({ ...machine, processor }, requirements)
  const platform = machine.system === 'windows' ? 'windows' : 'mac'
  const isProcessorUnknown = checkMachine(machine, requirements).levels.processor === 'unknown'
  const cells = Object.fromEntries(
    Object.entries(levels).map(([name, level]) => [
      name,
      <MachineCell key={name} name={name as keyof Levels} level={level} machine={machine}>
        {name === 'processor' && isProcessorUnknown && (
          <ProcessorQuestion platform={platform} onChoose={setProcessor} />
        )}
      </MachineCell>,
    ]),
  )
  return (
    <>
      <VerdictBand verdict={verdict} platform={platform} files={files} />
      {compact || !levels.system ? (
        children
      ) : (
        <RequirementsTables checked={platform} cells={cells} />
      )}
    </>
  )
}

interface ProcessorQuestionProps {
  readonly platform: 'windows' | 'mac'
  readonly onChoose: (choice: ProcessorChoice | undefined) => void
}

const choices: readonly ProcessorChoice[] = ['recommended', 'minimum', 'older', 'unsure']

/** A select for the visitor's processor, which browsers do not report. */
function ProcessorQuestion({ platform, onChoose }: ProcessorQuestionProps) {
  const messages = useMessages('requirements').check
  const id = useId()
  return (
    <div className={styles.question}>
      <label htmlFor={id}>{messages.ask}</label>
      <select
        id={id}
        className={styles.select}
        aria-describedby={`${id}-where`}
        onChange={({ target }) => onChoose(choices.find((choice) => choice === target.value))}
      >
        <option value="">{messages.choose}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {messages.processors[choice]}
          </option>
        ))}
      </select>
      <p id={`${id}-where`}>{platform === 'mac' ? messages.findOnMac : messages.findOnWindows}</p>
    </div>
  )
}
