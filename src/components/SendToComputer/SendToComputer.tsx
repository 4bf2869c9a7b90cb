import { useSite, useMessages } from '../../i18n/PageProvider'
import { absoluteUrl, pathFor } from '../../lib/paths'
import { classNames, fillPlaceholders } from '../../lib/text'
import { mailtoLink } from '../../lib/addresses'
import { buttonClass } from '../Button/buttonClass'
import * as styles from './SendToComputer.module.css'

/** Sends the URL of the download page from a phone to a computer: share sheet, mail or QR code. */
export function SendToComputer() {
  const { brand, locale, siteUrl } = useSite()
  const messages = useMessages('downloads').phone
  const url = absoluteUrl(siteUrl, pathFor('download', locale))
  const mail = { subject: messages.mailSubject, body: fillPlaceholders(messages.mailBody, { url }) }
  const share = () => {
    // Rejects when the visitor closes the share sheet, which is no error.
    navigator.share({ title: brand, url }).catch(() => undefined)
  }
  return (
    <div className={styles.send}>
      <p className={styles.title}>{messages.title}</p>
      <p className={styles.text}>{messages.text}</p>
      <div className={styles.ways}>
        <button className={classNames(buttonClass(), styles.share)} type="button" onClick={share}>
          {messages.share}
        </button>
        <a className={buttonClass('secondary')} href={mailtoLink('', mail)}>
          {messages.mail}
        </a>
      </div>
      <details>
        <summary className={styles.qr}>{messages.qr}</summary>
        <img
          className={styles.code}
          loading="lazy"
          src={`/qr/download-${locale}.svg`}
          alt={messages.qrAlt}
          width="200"
          height="200"
        />
      </details>
    </div>
  )
}
