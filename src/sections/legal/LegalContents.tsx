import { useWords } from '../../i18n/PageProvider'
import * as styles from './LegalText.module.css'

interface LegalContentsProps {
  readonly sections: readonly { readonly key: string; readonly heading: string }[]
}

/** The contents of a legal text: a link to each section. */
export function LegalContents({ sections }: LegalContentsProps) {
  const words = useWords('legal')
  return (
    <nav className={styles.contents} aria-label={words.sections}>
      <h2>{words.contents}</h2>
      <ol>
        {sections.map(({ key, heading }) => (
          <li key={key}>
            <a href={`#${key}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
