import { useState, type ComponentType } from 'react'
import { systemFamily } from '../../lib/operatingSystem'
import type { OfferedFiles } from '../../i18n/fragments'
import { ComponentQuestion } from './ComponentQuestion'
import { checkMachine, type Choice, type Machine, type Part, type Requirements } from './verdict'
import type { RequirementsTablesProps } from './RequirementsTable'
import { MachineCell } from './MachineCell'
import { VerdictBand } from './VerdictBand'

// Exported here to put `readMachine` in the chunk that contains the comparison: only the comparison needs it.
export { readMachine } from './readMachine'

export interface ComparisonProps {
  readonly requirements: Requirements
  readonly files: OfferedFiles
  readonly machine: Machine
  /** The table of the requirements. A summary ignores the column for the visitor's computer. */
  readonly table: ComponentType<RequirementsTablesProps>
}

export function Comparison({ requirements, files, table: Table, machine }: ComparisonProps) {
  const [choices, setChoices] = useState<Readonly<Partial<Record<Part, Choice>>>>({})
  const { findings, verdict } = checkMachine({ ...machine, choices }, requirements)
  const platform = systemFamily(machine.system)
  const cells = Object.entries(findings).map(([name, finding]) => {
    const part = name as Part
    const choose = (choice: Choice) => setChoices((given) => ({ ...given, [part]: choice }))
    const cell = (
      <MachineCell key={part} name={part} finding={finding} machine={machine}>
        {platform && finding.isAsked && (
          <ComponentQuestion platform={platform} part={part} onChoose={choose} />
        )}
      </MachineCell>
    )
    return [part, cell] as const
  })
  return (
    <>
      <VerdictBand verdict={verdict} platform={platform} files={files} />
      <Table checked={platform} cells={Object.fromEntries(cells)} />
    </>
  )
}
