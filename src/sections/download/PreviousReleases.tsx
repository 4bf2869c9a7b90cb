import { usePage, useWords } from '../../i18n/PageProvider'
import { formatBytes } from '../../lib/formatBytes'
import { formatDay } from '../../lib/formatDay'
import type { PreviousRelease } from '../../site/releases'
import * as styles from './PreviousReleases.module.css'

interface PreviousReleasesProps {
  readonly releases: readonly PreviousRelease[]
}

/** The versions before the present one, folded away, with what is known of each. */
export function PreviousReleases({ releases }: PreviousReleasesProps) {
  const { locale } = usePage()
  const words = useWords('download').files
  return (
    <details className={styles.previous}>
      <summary>{words.previous}</summary>
      <ul>
        {releases.map(({ version, fileName, address, released, bytes, sha256 }) => (
          <li key={version}>
            {address ? (
              <a href={address}>
                <bdi>{fileName}</bdi>
              </a>
            ) : (
              <bdi>{fileName}</bdi>
            )}
            {released && <span>{formatDay(released, locale)}</span>}
            {bytes !== null && <bdi>{formatBytes(bytes, locale)}</bdi>}
            {sha256 && <code dir="ltr">{sha256}</code>}
          </li>
        ))}
      </ul>
    </details>
  )
}
