import type { ComponentProps } from 'react'
import { Section } from '../../components/Section/Section'
import { DownloadButton } from '../../features/download/DownloadButtons'
import { MachineCheck } from '../../features/machineCheck/MachineCheck'
import type { OfferedFiles } from '../../i18n/fragments'
import { type MessagesHook, usePageMessages } from '../../i18n/PageProvider'

const useMessages: MessagesHook<'home' | 'download'> = usePageMessages

interface RequirementsProps {
  readonly files: OfferedFiles
  readonly table: ComponentProps<typeof MachineCheck>['table']
  /** Whether wide windows show the heading next to the check. */
  readonly isSplit?: boolean
  readonly data: Queries.RequirementsFragment['requirements']
}

/** The section about the requirements on both platforms, with a check of the visitor's computer. */
export function Requirements({ data, files, table, isSplit }: RequirementsProps) {
  const messages = useMessages('requirements')
  if (!data) return null

  return (
    <Section
      id="requirements"
      title={messages.title}
      lead={messages.text}
      on="sky"
      isSplit={isSplit}
    >
      <div className="stack gap7">
        <MachineCheck
          requirements={data}
          table={table}
          renderDownload={(system, label) => (
            <DownloadButton system={system} files={files}>
              {label}
            </DownloadButton>
          )}
        />
      </div>
    </Section>
  )
}
