import type { OfferedRelease } from '../../site/releases'
import * as styles from './PreviousReleases.module.css'

/** The previous versions of a file. */
export function PreviousReleases({ releases }: { readonly releases: readonly OfferedRelease[] }) {
  return (
    <ul className={styles.releases}>
      {releases.map(({ fileName, address, size, day, sha256 }) => (
        <li key={fileName}>
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
  )
}
