import { DownloadButtons } from '../../features/download/DownloadButtons'
import { Sentences } from '../../components/Sentences/Sentences'
import { CompareSlider } from './CompareSlider'
import { useMessages } from '../../i18n/PageProvider'
import { classNames } from '../../lib/text'
import type { OfferedFiles } from '../../site/releases'
import * as styles from './Hero.module.css'

/** The hero of the home page: what the app does, a before-and-after image, and download links. */
export function Hero({ files }: { readonly files: OfferedFiles }) {
  const messages = useMessages('home').hero
  return (
    <div className={styles.hero}>
      <h1 className={styles.title}>
        <Sentences text={messages.title} />
      </h1>
      <div className={styles.stage}>
        <CompareSlider />
      </div>
      <p className={classNames('lead', styles.lead)}>{messages.lead}</p>
      <div className={styles.action}>
        <DownloadButtons files={files} />
        <p className={classNames('small', styles.notes)}>
          <strong>{messages.free}</strong> {messages.consent}
        </p>
      </div>
    </div>
  )
}
