import { buttonClass } from '../../components/Button/buttonClass'
import { Icon } from '../../components/Icon/Icon'
import { Section } from '../../components/Section/Section'
import { useSite, useWords } from '../../i18n/PageProvider'
import { mailtoLink } from '../../lib/addresses'
import * as styles from './About.module.css'

/** How to use faces fairly, what never to do, a list to keep, and where to report misuse. */
export function FairUse() {
  const { contact } = useSite()
  const words = useWords('about').fairUse
  return (
    <Section id="fairUse" title={words.title} lead={words.lead} on="coral">
      <div className={styles.columns}>
        <RuleList title={words.doTitle} rules={words.do} icon="check" />
        <RuleList title={words.dontTitle} rules={words.dont} icon="close" />
      </div>
      <div className={styles.keep}>
        <h3>{words.listTitle}</h3>
        <ul className={styles.boxes}>
          {Object.entries(words.list).map(([key, text]) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      </div>
      <p>{words.reportText}</p>
      <p>
        <a
          className={buttonClass()}
          href={mailtoLink(contact.email, { subject: words.reportSubject })}
        >
          <Icon name="mail" />
          {words.report}
        </a>
      </p>
    </Section>
  )
}

interface RuleListProps {
  readonly title: string
  readonly rules: Readonly<Record<string, string>>
  readonly icon: 'check' | 'close'
}

function RuleList({ title, rules, icon }: RuleListProps) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.rules}>
        {Object.entries(rules).map(([key, text]) => (
          <li key={key}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
