import { useEffect, useState, type ReactNode } from 'react'
import { readMachine } from '../../browser/app/machine'
import { checkMachine, type Machine, type ProcessorChoice } from '../../lib/machineCheck'
import { RequirementsTables } from '../RequirementsTable/RequirementsTable'
import type { MachineCheckProps } from './MachineCheck'
import { MachineCell } from './MachineCell'
import { ProcessorQuestion } from './ProcessorQuestion'
import { VerdictBand } from './VerdictBand'

interface ComparisonProps extends MachineCheckProps {
  /** Shown until the browser has reported the computer. */
  readonly unchecked: ReactNode
}

/** The verdict on the visitor's computer, and the requirements with a column for it. */
export function Comparison({ requirements, files, compact, children, unchecked }: ComparisonProps) {
  const [machine, setMachine] = useState<Machine>()
  const [processor, setProcessor] = useState<ProcessorChoice>()
  useEffect(() => {
    void readMachine().then(setMachine)
  }, [])
  if (!machine) return unchecked
  const { lines, verdict } = checkMachine({ ...machine, processor }, requirements)
  const platform = machine.system === 'windows' ? 'windows' : 'mac'
  const isAsked = checkMachine(machine, requirements).lines.some(({ level }) => level === 'ask')
  const cells = Object.fromEntries(
    lines.map((line) => [
      line.name,
      <MachineCell key={line.name} line={line} machine={machine}>
        {line.name === 'processor' && isAsked && (
          <ProcessorQuestion platform={platform} choice={processor} onChoose={setProcessor} />
        )}
      </MachineCell>,
    ]),
  )
  return (
    <>
      <VerdictBand verdict={verdict} platform={platform} files={files} />
      {compact || lines.length === 0 ? (
        children
      ) : (
        <RequirementsTables checked={platform} cells={cells} />
      )}
    </>
  )
}
