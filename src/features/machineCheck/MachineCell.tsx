import { Icon } from '../../components/Icon/Icon'
import { usePage } from '../../i18n/PageProvider'
import { formatBytes } from '../../lib/measures'
import { systemFamily, versionName } from '../../lib/operatingSystem'
import { fillPlaceholders } from '../../lib/text'
import { appleGeneration } from './graphicsCard'
import * as styles from './MachineCell.module.css'
import { useMessages } from './messages'
import { isMemoryLimit, type Finding, type Machine, type ComputerPart } from './verdict'

interface MachineCellProps {
  readonly name: ComputerPart
  readonly finding: Finding
  readonly machine: Machine
}

/** The result in the cell of a part, by its level. */
const results = { recommended: 'yes', enough: 'yes', below: 'no', unknown: 'unknown' } as const

const icons = { yes: 'check', no: 'close', unknown: 'question' } as const

/** A table cell for a computer part: whether the part meets the requirement, and what the browser or the visitor says. */
export function MachineCell({ name, finding, machine }: MachineCellProps) {
  const { check } = useMessages('requirements')
  const description = useDescriptions(machine)[name]
  const result = results[finding.level]

  return (
    <>
      <span className={styles.result} data-result={result}>
        <Icon name={icons[result]} />
        {check.cells[result]}
      </span>
      {name === 'graphics' ? <bdi>{description}</bdi> : description}
      {finding.source && <p className="note">{check.sources[finding.source]}</p>}
    </>
  )
}

/** Returns what is known about each part, in the page's language. */
function useDescriptions(machine: Machine): Readonly<Record<ComputerPart, string | undefined>> {
  const { locale } = usePage()
  const { platforms, check } = useMessages('requirements')
  const { memoryGigabytes, graphics } = machine
  const platform = systemFamily(machine.system)
  const macProcessor = useMacProcessor(machine)

  const describeMemory = (gigabytes: number) =>
    fillPlaceholders(isMemoryLimit(gigabytes) ? check.atLeast : check.aboutMemory, {
      memory: formatBytes(gigabytes * 1e9, locale),
    })

  return {
    system: versionName(machine) ?? (platform && platforms[platform]),
    processor: platform === 'mac' ? macProcessor : undefined,
    memory: memoryGigabytes === undefined ? undefined : describeMemory(memoryGigabytes),
    graphics,
  }
}

/** Returns the name of a Mac's processor: of its chip if it is known, else of its kind. */
function useMacProcessor({ system, graphics, isArm }: Machine): string | undefined {
  const { mac } = useMessages('requirements')
  const { intelMac } = useMessages('downloads')

  if (system === 'macIntel') return intelMac.title
  if (appleGeneration(graphics)) return graphics

  return isArm ? mac.minimum.processor : undefined
}
