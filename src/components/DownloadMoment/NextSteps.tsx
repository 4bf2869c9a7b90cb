import { useWords } from '../../i18n/PageProvider'
import { buttonClass } from '../Button/buttonClass'
import { RouteLink } from '../RouteLink/RouteLink'
import * as styles from './DownloadDialog.module.css'

interface NextStepsProps {
  readonly platform: 'windows' | 'mac'
}

/** What the visitor will meet next on their system, and where it is told in full. */
export function NextSteps({ platform }: NextStepsProps) {
  const words = useWords('downloads').moment
  const { open, install, camera } = words[platform]
  return (
    <>
      <h3>{words.next}</h3>
      <ol className={styles.steps}>
        {[open, install, camera].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <RouteLink route="tutorial" className={buttonClass()}>
          {words.tutorial}
        </RouteLink>
      </p>
      <p className={styles.consent}>{words.consent}</p>
    </>
  )
}
