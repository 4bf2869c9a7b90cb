import type { MouseEvent } from 'react'
import { Icon } from '../../components/Icon/Icon'
import { CastImage, Person } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useCommonMessages, useSite, useMessages } from '../../i18n/PageProvider'
import { mailtoLink } from '../../lib/mailtoLink'
import { personAlt } from '../../lib/sharedSwap'
import { fillPlaceholders } from '../../lib/text'
import * as styles from './About.module.css'

export function FairUse({ marking }: { readonly marking: string | null | undefined }) {
  const { contact } = useSite()
  const { swap } = useCommonMessages()
  const messages = useMessages('about').fairUse
  const report = mailtoLink(contact.email, { subject: messages.reportSubject })

  return (
    <Section id="fairUse" title={messages.title} lead={messages.lead} on="seam">
      <div className="columns">
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
      <div className={`columns ${styles.consent}`}>
        <Checklist />
        <div className={styles.report}>
          <p className="lead">{messages.reportText}</p>
          <a className="button" href={report}>
            <Icon name="mail" />
            {messages.report}
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

/** A checklist to go through before swapping faces, with a button that prints only the checklist. */
function Checklist() {
  const messages = useMessages('about').fairUse
  const printChecklist = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const main = currentTarget.closest('main')
    main?.setAttribute('data-printing', '')
    print()
    main?.removeAttribute('data-printing')
  }

  return (
    <div className={styles.list}>
      <h3>{messages.listTitle}</h3>
      <ul className={styles.boxes}>
        {Object.entries(messages.list).map(([key, text]) => (
          <li key={key}>
            <label>
              <input type="checkbox" />
              {text}
            </label>
          </li>
        ))}
      </ul>
      <div className={styles.result}>
        <p className={styles.todo}>{messages.listText}</p>
        <p role="status" className="smallHeading">
          <span className={styles.done}>{messages.listDone}</span>
        </p>
      </div>
      <button className="button secondary withScripts" type="button" onClick={printChecklist}>
        {messages.print}
      </button>
    </div>
  )
}
