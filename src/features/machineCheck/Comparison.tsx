import { useState, type ComponentType, type ReactNode } from 'react'
import type { Requirements } from '../../i18n/fragments'
import { systemFamily } from '../../lib/operatingSystem'
import type { System } from '../../site/systems'
import { MachineCell } from './MachineCell'
import { Questions } from './Questions'
import type { RequirementsTablesProps } from './RequirementsTables'
import {
  checkMachine,
  type ByPart,
  type Finding,
  type Level,
  type Machine,
  type ComputerPart,
} from './verdict'
import { VerdictBand } from './VerdictBand'

// Exported here to put `readMachine` in the chunk that contains the comparison: only the comparison needs it.
export { readMachine } from './readMachine'

/** Returns the button that downloads the main file for a system. */
export type RenderDownload = (system: System, label: string) => ReactNode

export interface ComparisonProps {
  readonly requirements: Requirements
  readonly renderDownload: RenderDownload
  readonly machine: Machine
  /** The table of the requirements. A summary ignores the column for the visitor's computer. */
  readonly table: ComponentType<RequirementsTablesProps>
}

export function Comparison({
  requirements,
  renderDownload,
  table: Table,
  machine,
}: ComparisonProps) {
  const [choices, setChoices] = useState<ByPart<Level>>({})
  const { findings, verdict } = checkMachine({ ...machine, choices }, requirements)
  const platform = systemFamily(machine.system)
  const found = Object.entries(findings) as [ComputerPart, Finding][]
  const cells: ByPart<ReactNode> = {}

  for (const [part, finding] of found) {
    cells[part] = <MachineCell name={part} finding={finding} machine={machine} />
  }

  const questions = platform && (
    <Questions
      platform={platform}
      asked={found.filter(([, { isAsked }]) => isAsked)}
      onChoose={(part, level) => setChoices({ ...choices, [part]: level })}
    />
  )

  return (
    <>
      <VerdictBand
        verdict={verdict}
        platform={platform}
        renderDownload={renderDownload}
        questions={questions}
      />
      <Table checked={platform} cells={cells} />
    </>
  )
}
