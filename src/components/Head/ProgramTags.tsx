import { alternatesOf, socialTags } from '../../lib/seo/pageTags'
import { feedPath } from '../../lib/seo/releaseFeed'
import type { PageTagsProps } from './PageTags'

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
