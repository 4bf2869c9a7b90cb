import { useCommonWords } from '../../i18n/PageProvider'
import { ConsentChange } from '../ConsentQuestion/ConsentChange'
import { RouteLink } from '../RouteLink/RouteLink'
import * as styles from './Footer.module.css'
import { ReportTranslation } from './ReportTranslation'

/** What the house stands for, and the links to its rules. */
export function House() {
  const words = useCommonWords()
  return (
    <div className={styles.house}>
      <p>{words.footer.tagline}</p>
      <p>{words.footer.consent}</p>
      <ul>
        <li>
          <RouteLink route="about" anchor="fairUse" className={styles.link}>
            {words.footer.fairUse}
          </RouteLink>
        </li>
        <li>
          <RouteLink route="about" anchor="accessibility" className={styles.link}>
            {words.footer.accessibility}
          </RouteLink>
        </li>
        <li>
          <ReportTranslation className={styles.link} />
        </li>
      </ul>
      <ConsentChange />
    </div>
  )
}
