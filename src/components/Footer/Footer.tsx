import { useWords } from '../../i18n/PageProvider'
import type { NavigationEntry } from '../Navigation/NavigationLink'
import { NavigationList } from '../Navigation/NavigationList'
import { ContactBlock } from './ContactBlock'
import * as styles from './Footer.module.css'
import { House } from './House'

interface FooterProps {
  readonly entries: readonly NavigationEntry[]
}

/** The end of every page: how to reach us, the legal pages, and the one rule of the house. */
export function Footer({ entries }: FooterProps) {
  const words = useWords('common')
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <ContactBlock />
        <nav aria-label={words.navigation.footerLabel}>
          <NavigationList entries={entries} layout="column" />
        </nav>
        <House />
      </div>
    </footer>
  )
}
