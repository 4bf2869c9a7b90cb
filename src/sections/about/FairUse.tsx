import { useRef } from 'react'
import { Icon } from '../../components/Icon/Icon'
import { CastImage, Person } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useSite, useMessages } from '../../i18n/PageProvider'
import { mailtoLink } from '../../lib/mailtoLink'
import { fillPlaceholders } from '../../lib/text'
import { IconList } from '../shared/IconList'
import * as styles from './About.module.css'

export function FairUse({ marking }: { readonly marking: string | null | undefined }) {
  const { contact } = useSite()
  const messages = useMessages('about').fairUse
  return (
    <Section id="fairUse" title={messages.title} lead={messages.lead} on="coral">
      <div className="columns">
        <IconList title={messages.doTitle} entries={Object.values(messages.do)} icon="check" />
        <IconList title={messages.dontTitle} entries={Object.values(messages.dont)} icon="close" />
      </div>
      {marking && <p>{fillPlaceholders(messages.marking, { marking })}</p>}
      <div className={`columns ${styles.consent}`}>
        <Checklist />
        <div className={styles.report}>
          <p className="lead">{messages.reportText}</p>
          <a
            className="button"
            href={mailtoLink(contact.email, { subject: messages.reportSubject })}
          >
            <Icon name="mail" />
            {messages.report}
          </a>
          <div className={styles.person}>
            <Person head="eva" face="cleo" />
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
  const ref = useRef<HTMLDivElement>(null)
  const printChecklist = () => {
    const main = ref.current?.closest('main')
    main?.setAttribute('data-printing', '')
    print()
    main?.removeAttribute('data-printing')
  }
  return (
    <div className={styles.list} ref={ref}>
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
