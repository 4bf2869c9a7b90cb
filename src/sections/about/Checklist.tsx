import { useRef } from 'react'
import { useMessages } from '../../i18n/PageProvider'
import { classNames } from '../../lib/text'
import * as styles from './About.module.css'

/** A checklist to go through before swapping faces, with a button that prints only the checklist. */
export function Checklist() {
  const messages = useMessages('about').fairUse
  const ref = useRef<HTMLDivElement>(null)
  const printChecklist = () => {
    ref.current?.setAttribute('data-printing', '')
    print()
    ref.current?.removeAttribute('data-printing')
  }
  return (
    <div className={styles.keep} ref={ref}>
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
        <p>{messages.listText}</p>
        <p role="status">
          <span>{messages.listDone}</span>
        </p>
      </div>
      <button
        className={classNames('button secondary', styles.print)}
        type="button"
        onClick={printChecklist}
      >
        {messages.print}
      </button>
    </div>
  )
}
