import { CastImage } from '../../components/CastImage/CastImage'
import { Icon } from '../../components/Icon/Icon'
import { Phrases } from '../../components/Phrases/Phrases'
import { Person } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useCommonMessages, useSite } from '../../i18n/PageProvider'
import { mailtoLink } from '../../lib/mailtoLink'
import { personAlt } from '../../lib/sharedSwap'
import { fillPlaceholders } from '../../lib/text'
import { Checklist } from './Checklist'
import * as styles from './FairUse.module.css'
import { useMessages } from './messages'

export function FairUse({ marking }: { readonly marking: string | null | undefined }) {
  const { contact } = useSite()
  const { swap } = useCommonMessages()
  const messages = useMessages('about').fairUse
  const report = mailtoLink(contact.email, { subject: messages.reportSubject })

  return (
    <Section
      id="fairUse"
      title={messages.title}
      lead={messages.lead}
      on="seam"
      className={styles.fairUse}
    >
      <div className={styles.halves}>
        {(['do', 'dont'] as const).map((list) => (
          <div key={list} className={list === 'do' ? styles.always : undefined}>
            <h3>{messages[`${list}Title`]}</h3>
            <ul className="rules">
              {Object.entries(messages[list]).map(([key, rule]) => (
                <li key={key} className="withIcon">
                  <Icon name={list === 'do' ? 'check' : 'close'} />
                  {rule}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {marking && <p>{fillPlaceholders(messages.marking, { marking })}</p>}
      <div className={`${styles.halves} ${styles.permission}`}>
        <div className={styles.checklist}>
          <Checklist />
        </div>
        <div className={styles.report}>
          <p className="lead">{messages.reportText}</p>
          <a className="button" href={report}>
            <Icon name="mail" />
            <Phrases text={messages.report} />
          </a>
          <div className={styles.person}>
            <Person head="eva" face="cleo" alt={personAlt(swap, 'eva', 'cleo')} />
            <CastImage file="eva-wink" className={styles.wink} />
          </div>
        </div>
      </div>
    </Section>
  )
}
