import { DownloadButtons } from '../../components/DownloadButtons/DownloadButtons'
import { Stage } from '../../components/Stage/Stage'
import { useWords } from '../../i18n/PageProvider'
import type { ReleaseFiles } from '../../site/releases'
import * as styles from './Hero.module.css'

interface HeroProps {
  readonly files: ReleaseFiles
}

/** The first thing seen: what the program does, shown and said, and the way to get it. */
export function Hero({ files }: HeroProps) {
  const words = useWords('home').hero
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{words.title}</h1>
          <p className={styles.lead}>{words.lead}</p>
          <DownloadButtons files={files} />
          <p className={styles.consent}>{words.consent}</p>
        </div>
        <Stage />
      </div>
    </div>
  )
}
