import type { ReactNode } from 'react'
import { useMessages, usePage } from '../../i18n/PageProvider'
import { formatBytes } from '../../lib/formats'
import { appleGeneration } from './graphicsCard'
import { answerOf, isMemoryLimit, type Level, type Levels, type Machine } from './verdict'
import { versionName } from '../../lib/operatingSystem'
import { fillPlaceholders } from '../../lib/text'
import { Icon } from '../../components/Icon/Icon'
import * as styles from './MachineCheck.module.css'

interface MachineCellProps {
  readonly name: keyof Levels
  readonly level: Level
  readonly machine: Machine
  readonly children: ReactNode
}

const icons = { yes: 'check', no: 'close', unknown: 'question' } as const

/** A table cell for a computer part: whether the part meets the requirement, and what the browser reports about it. */
export function MachineCell({ name, level, machine, children }: MachineCellProps) {
  const { cells } = useMessages('requirements').check
  const description = useDescription(name, machine)
  const answer = answerOf(level)
  return (
    <>
      <span className={styles.answer} data-answer={answer}>
        <Icon name={icons[answer]} />
        {cells[answer]}
      </span>
      {description && <bdi>{description}</bdi>}
      {children}
    </>
  )
}

function useDescription(name: keyof Levels, machine: Machine) {
  const { locale } = usePage()
  const { platforms, check } = useMessages('requirements')
  const { intelMac } = useMessages('downloads')
  const { system, memoryGigabytes, card } = machine
  const isWindows = system === 'windows'
  switch (name) {
    case 'system':
      return versionName(machine) ?? platforms[isWindows ? 'windows' : 'mac']
    case 'processor':
      if (system === 'macIntel') return intelMac.title
      return !isWindows && card && appleGeneration(card) ? card : undefined
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
