import type { MouseEvent } from 'react'
import { Phrases } from '../../components/Phrases/Phrases'
import { needsApp } from '../../lib/enhancements'
import * as styles from './Checklist.module.css'
import { useMessages } from './messages'

/** A checklist to go through before swapping faces, with a button that prints only the checklist. */
export function Checklist() {
  const messages = useMessages('about').fairUse
  const printChecklist = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const main = currentTarget.closest('main')
    main?.setAttribute('data-printing', '')
    print()
    main?.removeAttribute('data-printing')
  }

  return (
    <div className={styles.list}>
      <h3>
        <Phrases text={messages.listTitle} />
      </h3>
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
      <button {...needsApp('button', 'secondary')} type="button" onClick={printChecklist}>
        <Phrases text={messages.print} />
      </button>
    </div>
  )
}
