import { absoluteUrl } from '../../lib/absoluteUrl'
import { pathFor } from '../../lib/paths'
import { alternatesOf } from '../../lib/seo/alternates'
import { feedPath } from '../../lib/seo/atomFeed'
import { socialTags, type SharedPage } from '../../lib/seo/socialTags'

interface PageTagsProps extends SharedPage {
  readonly words: SharedPage['words'] & { readonly meta: { readonly keywords: string } }
}

/** How search engines and chat programs find a page, in all its languages, and show it. */
export function PageTags(page: PageTagsProps) {
  const { siteUrl, route, locale, words } = page
  return (
    <>
      <meta name="keywords" content={words.meta.keywords} />
      <link rel="canonical" href={absoluteUrl(siteUrl, pathFor(route, locale))} />
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
