import { Person } from '../../components/Portrait/Portrait'
import { useCommonMessages } from '../../i18n/PageProvider'
import type { Swap } from '../../lib/sharedSwap'
import * as styles from './Cast.module.css'

/** The rows in which all people stand. Everybody wears the face of somebody else. */
const rows = {
  credits: [
    { head: 'ada', face: 'eva' },
    { head: 'ben', face: 'ada' },
    { head: 'cleo', face: 'ben' },
    { head: 'dai', face: 'cleo' },
    { head: 'eva', face: 'dai' },
  ],
  about: [
    { head: 'cleo', face: 'eva' },
    { head: 'dai', face: 'ada' },
    { head: 'eva', face: 'ben' },
    { head: 'ada', face: 'cleo' },
    { head: 'ben', face: 'dai' },
  ],
} as const satisfies Record<string, readonly Swap[]>

/** All people next to each other, with the faces of others. */
export function Cast({ row }: { readonly row: keyof typeof rows }) {
  const { cast } = useCommonMessages().swap

  return (
    <div className={styles.cast} role="img" aria-label={cast}>
      {rows[row].map((swap) => (
        <Person key={swap.head} {...swap} />
      ))}
    </div>
  )
}
