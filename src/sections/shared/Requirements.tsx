import type { ComponentProps } from 'react'
import { MachineCheck } from '../../features/machineCheck/MachineCheck'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'

interface RequirementsProps extends Omit<ComponentProps<typeof MachineCheck>, 'requirements'> {
  readonly data: Queries.RequirementsFragment['requirements']
}

/** The section about the requirements on both platforms, with a check of the visitor's computer. */
export function Requirements({ data, ...props }: RequirementsProps) {
  const messages = useMessages('requirements')
  if (!data) return null
  return (
    <Section id="requirements" title={messages.title} lead={messages.text}>
      <MachineCheck requirements={data} {...props} />
    </Section>
  )
}
