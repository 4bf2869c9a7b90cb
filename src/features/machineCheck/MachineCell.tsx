import type { ReactNode } from 'react'
import { useMessages, usePage } from '../../i18n/PageProvider'
import { formatBytes } from '../../lib/formats'
import { appleGeneration } from './graphicsCard'
import { isMemoryLimit, resultOf, type Finding, type Machine, type Part } from './verdict'
import { systemFamily, versionName } from '../../lib/operatingSystem'
import { fillPlaceholders } from '../../lib/text'
import { Icon } from '../../components/Icon/Icon'
import * as styles from './MachineCheck.module.css'

interface MachineCellProps {
  readonly name: Part
  readonly finding: Finding
  readonly machine: Machine
  readonly children: ReactNode
}

const icons = { yes: 'check', no: 'close', unknown: 'question' } as const

/** A table cell for a computer part: whether the part meets the requirement, and what the browser or the visitor says. */
export function MachineCell({ name, finding, machine, children }: MachineCellProps) {
  const { cells, sources } = useMessages('requirements').check
  const description = useDescription(name, machine)
  const result = resultOf[finding.level]
  return (
    <>
      <span className={styles.result} data-result={result}>
        <Icon name={icons[result]} />
        {cells[result]}
      </span>
      {description && <bdi>{description}</bdi>}
      {finding.source && <p className="note">{sources[finding.source]}</p>}
      {children}
    </>
  )
}

function useDescription(name: Part, machine: Machine) {
  const { locale } = usePage()
  const { platforms, check } = useMessages('requirements')
  const { intelMac } = useMessages('downloads')
  const { system, memoryGigabytes, card } = machine
  const platform = systemFamily(system)
  switch (name) {
    case 'system':
      return versionName(machine) ?? (platform && platforms[platform])
    case 'processor':
      if (system === 'macIntel') return intelMac.title
      return card && appleGeneration(card) ? card : undefined
    case 'memory':
      return (
        memoryGigabytes &&
        fillPlaceholders(isMemoryLimit(memoryGigabytes) ? check.atLeast : check.aboutMemory, {
          memory: formatBytes(memoryGigabytes * 1e9, locale),
        })
      )
    case 'graphics':
      return card
  }
}
