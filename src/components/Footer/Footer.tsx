import { memo } from 'react'
import { useCommonWords, useSite } from '../../i18n/PageProvider'
import { NavigationList } from '../Navigation/NavigationList'
import { ContactBlock } from './ContactBlock'
import * as styles from './Footer.module.css'
import { House } from './House'

/** The end of every page: how to reach us, the legal pages, and the one rule of the house. */
export const Footer = memo(function Footer() {
  const { navigation } = useSite()
  const words = useCommonWords()
  return (
    <footer className={styles.footer} data-part>
      <div className={styles.inner}>
        <ContactBlock />
        <nav aria-label={words.navigation.footerLabel}>
          <NavigationList entries={navigation.footer} layout="column" />
        </nav>
        <House />
      </div>
    </footer>
  )
})
