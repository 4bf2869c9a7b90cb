import { useCopy } from '../../hooks/useCopy'
import { useWords } from '../../i18n/PageProvider'
import { fillLive, hashCommands } from '../../lib/text'
import type { OfferedFile } from '../../site/releases'
import { Icon } from '../Icon/Icon'
import * as styles from './FileHash.module.css'

interface FileHashProps {
  readonly file: OfferedFile
  readonly hash: string
}

/** The hash of a file, a button that copies it, and how to compute it on each system. */
export function FileHash({ file, hash }: FileHashProps) {
  const words = useWords('downloads').moment
  const { ref, copied, copy } = useCopy()
  const commands = hashCommands(file.fileName)
  return (
    <div className={styles.hash}>
      <code dir="ltr" ref={ref}>
        {hash}
      </code>
      <button className={styles.copy} type="button" onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} />
        <span aria-live="polite">{copied ? words.copied : words.copyHash}</span>
      </button>
      <details>
        <summary className={styles.verify}>{words.verify}</summary>
        <p>{fillLive(words.verifyWindows, { command: commands.windows })}</p>
        <p>{fillLive(words.verifyMac, { command: commands.mac })}</p>
      </details>
    </div>
  )
}
