import { absoluteUrl, pathFor } from '../../lib/paths'
import type { SocialPage } from '../../lib/seo/pageTags'
import { ProgramTags } from './ProgramTags'

export interface PageTagsProps extends SocialPage {
  readonly words: SocialPage['words'] & { readonly meta: { readonly keywords: string } }
}

/** The address that a page is known by and, on the page that was loaded, what programs read of it. */
export function PageTags(page: PageTagsProps) {
  const path = pathFor(page.route, page.locale)
  return (
    <>
      <link rel="canonical" href={absoluteUrl(page.siteUrl, path)} />
      {isLoaded(path) && <ProgramTags {...page} />}
    </>
  )
}

/** Programs load pages and follow no link in them: on a page reached by one, the fifty tags would cost time only. */
function isLoaded(path: string): boolean {
  if (typeof document === 'undefined') return true
  const { path: loaded = path } = document.documentElement.dataset
  return loaded === path
}
