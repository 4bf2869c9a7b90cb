import { Section } from '../../components/Section/Section'
import { useWords } from '../../i18n/PageProvider'
import type { OfferedFiles } from '../../site/releases'
import { FileCard } from './FileCard'
import * as styles from './Files.module.css'

interface FilesProps {
  readonly files: OfferedFiles
}

/** Every file we publish, with all that is known of it. */
export function Files({ files }: FilesProps) {
  const words = useWords('download').files
  return (
    <Section id="files" title={words.title}>
      <div className={styles.files}>
        {files.map((file) => (
          <FileCard key={file.key} file={file} />
        ))}
      </div>
    </Section>
  )
}
