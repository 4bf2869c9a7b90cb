import { pageState } from '../../browser/pageState'
import { absoluteUrl, pathFor } from '../../lib/paths'
import { alternatesOf, type SocialPage, socialTags } from '../../lib/seo/pageTags'
import { feedPath } from '../../lib/seo/releaseFeed'

interface PageTagsProps extends SocialPage {
  readonly messages: SocialPage['messages'] & { readonly meta: { readonly keywords: string } }
}

/** The canonical URL and, on the page that was loaded from the server, the tags for crawlers. */
export function PageTags(page: PageTagsProps) {
  const path = pathFor(page.route, page.locale)
  return (
    <>
      <link rel="canonical" href={absoluteUrl(page.siteUrl, path)} />
      {isLoaded(path) && <CrawlerTags {...page} />}
    </>
  )
}

/** Returns whether the page was loaded from the server. Crawlers never navigate on the client, so the tags are skipped there. */
function isLoaded(path: string): boolean {
  if (typeof document === 'undefined') return true
  const { path: loaded = path } = pageState()
  return loaded === path
}

/** Alternates in every language, the release feed, and the link preview. */
function CrawlerTags(page: PageTagsProps) {
  const { siteUrl, route, messages } = page
  return (
    <>
      <meta name="keywords" content={messages.meta.keywords} />
      {alternatesOf(route, siteUrl).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {route === 'download' && (
        <link
          rel="alternate"
          type="application/atom+xml"
          href={feedPath}
          title={messages.meta.title}
        />
      )}
      {socialTags(page).map((tag) => (
        <meta key={`${tag.property ?? tag.name ?? ''} ${tag.content}`} {...tag} />
      ))}
    </>
  )
}
