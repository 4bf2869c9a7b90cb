import type { ComponentProps } from 'react'
import { MachineCheck } from '../../features/machineCheck/MachineCheck'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import type { OfferedFiles } from '../../i18n/fragments'

interface RequirementsProps {
  readonly data: Queries.RequirementsFragment['requirements']
  readonly files: OfferedFiles
  readonly table: ComponentProps<typeof MachineCheck>['table']
  /** Whether `table` is only a summary. */
  readonly compact?: boolean
}

/** The section about the requirements on both platforms, with a check of the visitor's computer. */
export function Requirements({ data, files, table, compact = false }: RequirementsProps) {
  const messages = useMessages('requirements')
  if (!data) return null
  return (
    <Section
      id="requirements"
      title={messages.title}
      lead={compact ? undefined : messages.text}
      rank={compact ? 'detail' : undefined}
    >
      <MachineCheck requirements={data} files={files} table={table} />
    </Section>
  )
}
