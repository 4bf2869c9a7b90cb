import type { Example, Examples } from '../../components/example'
import { Comparison } from './Comparison'
import { RequirementsTables } from './RequirementsTables'
import type { Machine } from './verdict'

/** Shows the result for a computer. */
const show =
  (machine: Machine): Example['Show'] =>
  ({ pages }) =>
    pages.download.requirements && (
      <Comparison
        requirements={pages.download.requirements}
        machine={machine}
        table={RequirementsTables}
        renderDownload={(system, label) => (
          <a className="button" href={`#${system}`}>
            {label}
          </a>
        )}
      />
    )

export const examples: Examples = {
  questions: {
    description:
      'A PC of which the browser reports little, so that the visitor may answer questions.',
    Show: show({ system: 'windows', memoryGigabytes: 8 }),
  },
  arm: {
    description: 'A PC with an Arm processor, which does not meet the minimum.',
    Show: show({ system: 'windows', isArm: true }),
  },
  mac: {
    description: 'A Mac whose browser reports the chip as the graphics card.',
    state: { os: 'mac', offer: 'mac' },
    Show: show({ system: 'mac', isArm: true, graphics: 'Apple M1' }),
  },
  intelMac: {
    description: 'A Mac with an Intel processor.',
    state: { os: 'macIntel', offer: 'none' },
    Show: show({ system: 'macIntel' }),
  },
}
