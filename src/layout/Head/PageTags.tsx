import { pageState } from '../../browser/pageState'
import { alternatesOf, type SocialPage, socialTags } from '../../lib/pageTags'
import { absoluteUrl, pathFor } from '../../lib/paths'

interface PageTagsProps extends SocialPage {
  readonly messages: SocialPage['messages'] & { readonly meta: { readonly keywords: string } }
}

/** The tags for the canonical URL, the translations of the page, and link previews. */
export function PageTags(page: PageTagsProps) {
  const { siteUrl, route, locale, messages } = page
  const path = pathFor(route, locale)
  const canonical = <link rel="canonical" href={absoluteUrl(siteUrl, path)} />
  // Client-side navigations omit the other tags: only crawlers read them, and crawlers load every page in full.
  if (isClientNavigation(path)) return canonical
  return (
    <>
      {canonical}
      <meta name="keywords" content={messages.meta.keywords} />
      {alternatesOf(route, siteUrl).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {socialTags(page).map((tag) => (
        <meta key={Object.values(tag).join()} {...tag} />
      ))}
    </>
  )
}

function isClientNavigation(path: string): boolean {
  return typeof document === 'object' && (pageState().path ?? path) !== path
}
