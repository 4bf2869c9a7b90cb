import { useState, type ReactNode } from 'react'
import { systemFamily } from '../../lib/operatingSystem'
import type { OfferedFiles } from '../../site/releases'
import { ComponentQuestion } from './ComponentQuestion'
import { checkMachine, type Choice, type Machine, type Part, type Requirements } from './verdict'
import { RequirementsTables } from './RequirementsTable'
import { MachineCell } from './MachineCell'
import { VerdictBand } from './VerdictBand'

// Exported here to put `readMachine` in the chunk that contains the comparison: only the comparison needs it.
export { readMachine } from './readMachine'

export interface ComparisonProps {
  readonly requirements: Requirements
  readonly files: OfferedFiles
  readonly machine: Machine
  /** Whether to show only the verdict, without a table column for the visitor's computer. */
  readonly compact: boolean
  /** The table that lists the requirements, without a column for the visitor's computer. */
  readonly children: ReactNode
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
