import { buttonClass } from '../../components/Button/buttonClass'
import { ExternalLink } from '../../components/Link/Link'
import { Icon } from '../../components/Icon/Icon'
import { Section } from '../../components/Section/Section'
import { useSite, useWords } from '../../i18n/PageProvider'

/** Where invitation codes change hands: the community chat. */
export function Chat() {
  const { contact } = useSite()
  const { chat, terms } = useWords('credits')
  return (
    <Section
      id="chat"
      title={chat.title}
      lead={chat.text}
      on="violet"
      portrait={{ head: 'cleo', face: 'eva' }}
    >
      <p>
        <ExternalLink href={contact.discord} className={buttonClass()}>
          <Icon name="discord" />
          {chat.action}
        </ExternalLink>
      </p>
      <p>{terms}</p>
    </Section>
  )
}
