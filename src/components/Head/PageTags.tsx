import { absoluteUrl, pathFor } from '../../lib/paths'
import { alternatesOf, type SocialPage, socialTags } from '../../lib/seo/pageTags'
import { feedPath } from '../../lib/seo/releaseFeed'

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

/** How search engines and chat programs find a page, in all its languages, and show it. */
export function ProgramTags(page: PageTagsProps) {
  const { siteUrl, route, words } = page
  return (
    <>
      <meta name="keywords" content={words.meta.keywords} />
      {alternatesOf(route, siteUrl).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {route === 'download' && (
        <link
          rel="alternate"
          type="application/atom+xml"
          href={feedPath}
          title={words.meta.title}
        />
      )}
      {socialTags(page).map((tag) => (
        <meta key={`${tag.property ?? tag.name ?? ''} ${tag.content}`} {...tag} />
      ))}
    </>
  )
}
