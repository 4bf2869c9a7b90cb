import { useState } from 'react'
import { systemFamily } from '../../lib/operatingSystem'
import { ComponentQuestion } from './ComponentQuestion'
import { checkMachine, type Choice, type Machine, type Part } from './verdict'
import { RequirementsTables } from './RequirementsTable'
import type { MachineCheckProps } from './MachineCheck'
import { MachineCell } from './MachineCell'
import { VerdictBand } from './VerdictBand'

// Exported here to put `readMachine` in the chunk that contains the comparison: only the comparison needs it.
export { readMachine } from './readMachine'

interface ComparisonProps extends MachineCheckProps {
  readonly machine: Machine
}

/** The verdict on the visitor's computer, and the requirements with a column for that computer. */
export function Comparison({ requirements, files, compact, children, machine }: ComparisonProps) {
  const [answers, setAnswers] = useState<Readonly<Partial<Record<Part, Choice>>>>({})
  const { findings, verdict } = checkMachine({ ...machine, answers }, requirements)
  const platform = systemFamily(machine.system)
  const cells = Object.entries(findings).map(([name, finding]) => {
    const part = name as Part
    const answer = (choice: Choice) => setAnswers((given) => ({ ...given, [part]: choice }))
    const cell = (
      <MachineCell key={part} name={part} finding={finding} machine={machine}>
        {platform && finding.isAsked && (
          <ComponentQuestion platform={platform} part={part} onChoose={answer} />
        )}
      </MachineCell>
    )
    return [part, cell] as const
  })
  return (
    <>
      <VerdictBand verdict={verdict} platform={platform} files={files} />
      {compact || !platform ? (
        children
      ) : (
        <RequirementsTables checked={platform} cells={Object.fromEntries(cells)} />
      )}
    </>
  )
}
