import * as styles from './place.module.css'

/** What stands for the lower part of a page as long as it is not there. */
export const place = <div className={styles.place} />
