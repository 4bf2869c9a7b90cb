import type { OfferedFiles } from '../../i18n/fragments'
import { feedPath } from '../../lib/paths'
import { isInFeed } from '../../site/releases'
import { useMessages } from './messages'

/** A link to the feed of versions. It is missing as long as the feed has no version. */
export function FeedLink({ files }: { readonly files: OfferedFiles }) {
  const { feed } = useMessages('downloads')

  return isInFeed(files) && <a href={feedPath}>{feed}</a>
}
