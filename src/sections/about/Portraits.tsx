import { Section } from '../../components/Section/Section'
import { useMessages } from './messages'

/** Where the portraits on the site come from. */
export function Portraits() {
  const { title, text } = useMessages('about').portraits

  return (
    <Section id="portraits" title={title} isDetail isSplit>
      <p className="lead">{text}</p>
    </Section>
  )
}
