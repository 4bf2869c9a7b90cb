import { memo } from 'react'
import { Icon } from '../../components/Icon/Icon'
import { ExternalLink } from '../../components/Link/Link'
import { useCommonMessages } from '../../i18n/PageProvider'
import * as styles from './Banner.module.css'

/** A dialog element, so that visitors can close it without JavaScript. The head script remembers that they have. */
export const Banner = memo(function Banner({ href }: { readonly href: string }) {
  const messages = useCommonMessages().banner

  return (
    <dialog open className={styles.banner} aria-label={messages.label}>
      <p className={styles.text}>{messages.text}</p>
      <ExternalLink className={styles.go} href={href}>
        {messages.go}
        <Icon name="arrow" />
      </ExternalLink>
      <form method="dialog">
        <button className="iconButton" type="submit" data-close-banner="">
          <Icon name="close" />
          <span className="visuallyHidden">{messages.close}</span>
        </button>
      </form>
    </dialog>
  )
})
