import { DownloadButtons } from '../../features/download/DownloadButtons'
import type { OfferedFiles } from '../../i18n/fragments'
import { ClosingSection } from '../shared/ClosingSection'
import { useMessages } from './messages'

export function HomeClosing({ files }: { readonly files: OfferedFiles }) {
  const { closing } = useMessages('home')

  return (
    <ClosingSection id="start" messages={closing} on="mint" head="eva" face="ben">
      <DownloadButtons files={files} />
    </ClosingSection>
  )
}
