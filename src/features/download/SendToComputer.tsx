import { useCopy } from '../../hooks/useCopy'
import { useCommonMessages, usePage, useSite } from '../../i18n/PageProvider'
import { needsApp } from '../../lib/enhancements'
import { mailtoLink } from '../../lib/mailtoLink'
import { absoluteUrl, pathFor } from '../../lib/paths'
import { classNames, fillPlaceholders } from '../../lib/text'
import { useMessages } from './messages'
import * as styles from './SendToComputer.module.css'

interface SendToComputerProps {
  /** The systems that see it (`data-for`). With `noscript`, devices whose primary pointer is a finger. */
  readonly shownFor: string
  readonly className?: string
}

/** Lets visitors on other devices send the download page's URL to their computer, by share sheet, clipboard or email. */
export function SendToComputer({ shownFor, className }: SendToComputerProps) {
  const { brand, siteUrl } = useSite()
  const { locale } = usePage()
  const { copyFailed } = useCommonMessages()
  const messages = useMessages('downloads').phone
  const url = absoluteUrl(siteUrl, pathFor('download', locale))
  const { ref, copied, failed, copy, share } = useCopy()
  const mail = { subject: messages.mailSubject, body: fillPlaceholders(messages.mailBody, { url }) }

  return (
    <div className={classNames(styles.send, className)} data-for={shownFor}>
      <p className="smallHeading">{messages.title}</p>
      <div className={styles.buttons}>
        <button {...needsApp(styles.share)} type="button" onClick={() => share(url, brand)}>
          {messages.share}
        </button>{' '}
        <button {...needsApp(styles.copy)} type="button" onClick={() => copy(url)}>
          <span aria-live="polite">{copied ? messages.linkCopied : messages.copyLink}</span>
        </button>
      </div>
      {failed && (
        <p className="small" role="alert">
          {copyFailed}{' '}
          <code dir="ltr" translate="no" ref={ref}>
            {url}
          </code>
        </p>
      )}
      <p className="small">{messages.text}</p>
      <a className="quiet" href={mailtoLink('', mail)}>
        {messages.mail}
      </a>
    </div>
  )
}
