import { memo, type ReactNode } from 'react'
import { useCommonMessages, useSite } from '../../i18n/PageProvider'
import { decorative } from '../../lib/imageAttributes'
import { classNames, fillPlaceholders } from '../../lib/text'
import { LanguageLinks } from '../LanguageMenu/LanguageMenu'
import { NavigationList } from '../Navigation/Navigation'
import { Contact } from './Contact'
import * as styles from './Footer.module.css'
import { FooterTitle } from './FooterTitle'
import { SiteLinks } from './SiteLinks'

export const Footer = memo(function Footer() {
  const { navigation, year } = useSite()
  const messages = useCommonMessages()
  const { footer } = messages
  const product = [
    ...navigation.header.filter(({ route }) => route),
    { key: 'download', route: 'download', link: null, anchor: null },
  ]

  return (
    <footer className={classNames(styles.footer, 'screenOnly')}>
      <div className={styles.inner}>
        <Contact />
        <nav className={styles.columns} aria-label={messages.navigation.footerLabel}>
          <Column title={footer.product}>
            <NavigationList entries={product} layout="column" />
          </Column>
          <Column title={footer.company}>
            <NavigationList entries={navigation.footer} layout="column" />
          </Column>
          <Column title={footer.site}>
            <SiteLinks />
          </Column>
        </nav>
        <div className={styles.languages}>
          <Column title={footer.languages}>
            <LanguageLinks />
          </Column>
        </div>
        <div className={styles.end}>
          <p className={styles.tagline}>
            <img
              loading="lazy"
              className="coral"
              src="/mark-on-dark.svg"
              data-wears="logo"
              {...decorative}
              width="36"
              height="36"
            />
            {footer.tagline}
          </p>
          <p>{footer.consent}</p>
          <p>
            {fillPlaceholders(footer.copyright, { year })} ·&nbsp;{footer.version}
          </p>
        </div>
      </div>
    </footer>
  )
})

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className={styles.column}>
      <FooterTitle>{title}</FooterTitle>
      {children}
    </div>
  )
}
