import { useWords } from '../../i18n/PageProvider'
import type { OfferedRelease } from '../../site/releases'
import * as styles from './PreviousReleases.module.css'

interface PreviousReleasesProps {
  readonly releases: readonly OfferedRelease[]
}

/** The versions before the present one, folded away, with what is known of each. */
export function PreviousReleases({ releases }: PreviousReleasesProps) {
  const words = useWords('download').files
  return (
    <details className={styles.previous}>
      <summary>{words.previous}</summary>
      <ul>
        {releases.map(({ version, fileName, address, size, day, sha256 }) => (
          <li key={version}>
            {address ? (
              <a href={address}>
                <bdi>{fileName}</bdi>
              </a>
            ) : (
              <bdi>{fileName}</bdi>
            )}
            {day && <span>{day}</span>}
            {size && <bdi>{size}</bdi>}
            {sha256 && <code dir="ltr">{sha256}</code>}
          </li>
        ))}
      </ul>
    </details>
  )
}
