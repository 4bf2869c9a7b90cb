import { Details } from '../../components/Details/Details'
import { FileFacts } from '../../features/download/FileFacts'
import type { OfferedFiles } from '../../i18n/fragments'
import { useMessages } from './messages'
import { previousReleases } from './releaseHistory'

/** A list of previous versions. A version that is still available has a download link. */
export function PreviousReleases({ files }: { readonly files: OfferedFiles }) {
  const messages = useMessages('download').files
  const releases = previousReleases(files)
  if (releases.length === 0) return null

  return (
    <Details summary={messages.previous}>
      <ul className="stack gap5">
        {releases.map((release) => (
          <li key={release.fileName}>
            <FileFacts file={release} />
          </li>
        ))}
      </ul>
    </Details>
  )
}
