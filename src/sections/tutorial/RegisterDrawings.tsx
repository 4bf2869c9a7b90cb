import { Icon } from '../../components/Icon/Icon'
import { Portrait } from '../../components/Portrait/Portrait'
import { useMessages, useSite } from '../../i18n/PageProvider'
import { classNames } from '../../lib/text'
import { characters } from '../../site/palette'
import * as styles from './Window.module.css'
import { Mark, Window } from './Window'

const [user] = characters

/** The drawings of the steps to register, by the key of the step. Their labels are those that the steps name. */
export function useRegisterDrawings() {
  const { drawings, register } = useMessages('tutorial')
  const { brand } = useSite()
  const button = classNames(styles.field, styles.short, styles.active)
  return {
    mail: (
      <Window title={register.title}>
        {drawings.email}
        <bdi className={styles.field}>{`${user}@example.com`}</bdi>
        <div className={button}>{drawings.send}</div>
      </Window>
    ),
    code: (
      <Window title={register.title}>
        <Icon name="mail" className={styles.mark} />
        {drawings.code}
        <div className="row gap2" dir="ltr">
          {['4', '0', '2', '7', '', ''].map((digit, index) => (
            <span key={index} className={classNames(styles.field, styles.short)}>
              {digit}
            </span>
          ))}
        </div>
      </Window>
    ),
    invitation: (
      <div className={styles.ticket}>
        <Portrait className="bare" head="ben" face="ben" />
        <span>{drawings.invitation}</span>
        <span>
          <Mark />
        </span>
      </div>
    ),
    login: (
      <Window title={brand}>
        {drawings.username}
        <bdi className={styles.field}>{user}</bdi>
        {drawings.password}
        <div className={styles.field}>••••••••</div>
        <div className={button}>{register.login.title}</div>
      </Window>
    ),
  }
}
