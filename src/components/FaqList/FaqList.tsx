import { useOpenOnPaper } from '../../hooks/useOpenOnPaper'
import type { ProseNode } from '../../lib/prose'
import { Icon } from '../Icon/Icon'
import { Prose } from '../Prose/Prose'
import * as styles from './FaqList.module.css'

interface FaqEntry {
  readonly key: string
  readonly question: string
  readonly answer: unknown
}

interface FaqListProps {
  readonly entries: readonly FaqEntry[]
}

/** Questions that open to their answers, each with its own link target; the browser opens one that a link or a search finds. */
export function FaqList({ entries }: FaqListProps) {
  const ref = useOpenOnPaper<HTMLDivElement>()
  return (
    <div className={styles.list} ref={ref}>
      {entries.map(({ key, question, answer }) => (
        <details key={key} id={key} className={styles.entry}>
          <summary className={styles.question}>
            <h3>{question}</h3>
            <Icon name="chevron" />
          </summary>
          <div className={styles.answer}>
            <Prose nodes={answer as ProseNode[]} />
          </div>
        </details>
      ))}
    </div>
  )
}
