import { Icon } from '../../components/Icon/Icon'
import { Phrases } from '../../components/Phrases/Phrases'
import { useChunk } from '../../hooks/useChunk'
import { useCommonMessages } from '../../i18n/PageProvider'
import { computers } from '../../site/dataFor'
import { Band } from './Band'
import type { ComparisonProps } from './Comparison'
import * as styles from './MachineCheck.module.css'
import { useMessages } from './messages'

async function loadComparison() {
  const { Comparison, readMachine } = await import('./Comparison')
  return { Comparison, machine: await readMachine() }
}

/** The requirements, with a button that checks the visitor's computer. Without scripts, CSS hides the button. */
export function MachineCheck(props: Omit<ComparisonProps, 'machine'>) {
  const { check: messages, parts, mac } = useMessages('requirements')
  const { failure } = useCommonMessages()
  const { chunk, failed, fetchChunk } = useChunk(loadComparison)
  if (chunk) return <chunk.Comparison {...props} machine={chunk.machine} />

  return (
    <>
      <Band person={{ head: 'dai', name: 'question' }}>
        <p className="lead">{messages.text}</p>
        <ul className={styles.parts}>
          {Object.entries(parts).map(([part, name]) => (
            <li
              key={part}
              className="withIcon"
              data-for={part in mac.minimum ? computers : 'windows'}
            >
              <Icon name="open" />
              {name}
            </li>
          ))}
        </ul>
        <button className="button" type="button" onClick={fetchChunk}>
          <Phrases text={failed ? failure.retry : messages.start} />
        </button>
        <p aria-live="polite">{failed && `${failure.title} ${failure.text}`}</p>
      </Band>
      <props.table />
    </>
  )
}
