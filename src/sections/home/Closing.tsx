import { DownloadButtons } from '../../components/DownloadButtons/DownloadButtons'
import { Section } from '../../components/Section/Section'
import { useWords } from '../../i18n/PageProvider'
import type { OfferedFiles } from '../../site/releases'

interface ClosingProps {
  readonly files: OfferedFiles
}

/** The last word of the home page: the downloads once more. */
export function Closing({ files }: ClosingProps) {
  const words = useWords('home').closing
  return (
    <Section
      id="start"
      title={words.title}
      lead={words.text}
      on="mint"
      portrait={{ head: 'ben', face: 'ben' }}
    >
      <DownloadButtons files={files} />
    </Section>
  )
}
