import type { ComponentProps } from 'react'
import { MachineCheck } from '../../features/machineCheck/MachineCheck'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'

interface RequirementsProps extends Omit<ComponentProps<typeof MachineCheck>, 'requirements'> {
  readonly split?: boolean
  readonly data: Queries.RequirementsFragment['requirements']
}

/** The section about the requirements on both platforms, with a check of the visitor's computer. */
export function Requirements({ data, split, ...props }: RequirementsProps) {
  const messages = useMessages('requirements')
  if (!data) return null

  return (
    <Section id="requirements" title={messages.title} lead={messages.text} on="sky" split={split}>
      <div className="stack gap7">
        <MachineCheck requirements={data} {...props} />
      </div>
    </Section>
  )
}
