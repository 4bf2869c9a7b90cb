import { memo } from 'react'
import { useCommonWords } from '../../i18n/PageProvider'
import { rememberClosedBanner } from '../../browser/closedBanner'
import { ExternalLink } from '../ExternalLink/ExternalLink'
import { Icon } from '../Icon/Icon'
import * as styles from './Banner.module.css'

interface BannerProps {
  /** Where the Go button leads. */
  readonly href: string
  /** What a closed banner is remembered by. */
  readonly dismissKey: string
}

/** The line above the header about our sister project: a dialog element, because that one closes without JavaScript. */
export const Banner = memo(function Banner({ href, dismissKey }: BannerProps) {
  const words = useCommonWords().banner
  return (
    <dialog
      open
      className={styles.banner}
      aria-label={words.label}
      onClose={() => {
        rememberClosedBanner(dismissKey)
      }}
    >
      <p className={styles.text}>{words.text}</p>
      <ExternalLink className={styles.go} href={href}>
        {words.go}
        <Icon name="arrow" />
      </ExternalLink>
      <form method="dialog">
        <button className={styles.close} type="submit" aria-label={words.close}>
          <Icon name="close" />
        </button>
      </form>
    </dialog>
  )
})
