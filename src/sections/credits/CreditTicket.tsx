import { Portrait } from '../../components/Portrait/Portrait'
import { useMessages } from '../../i18n/PageProvider'
import * as styles from './CreditTicket.module.css'

/** A ticket with the number of credits that the title names, between the two people who share them. */
export function CreditTicket() {
  const { credits } = useMessages('credits').figures.values
  return (
    <div className={styles.ticket} aria-hidden="true">
      <Portrait head="dai" face="ada" className="bare" />
      <p className={styles.number}>{credits}</p>
      <Portrait head="ada" face="dai" className="bare" />
    </div>
  )
}
