import type { HeadProps } from 'gatsby'
import { messagesOf } from '../../i18n/messages'
import { absoluteUrl } from '../../lib/absoluteUrl'
import { pathFor } from '../../lib/paths'
import { defaultLocale, localeCodes, locales } from '../../site/locales'
import type { PageContext } from '../../site/pageContext'

type PageHeadProps = HeadProps<Queries.PageFragment, PageContext>

/** What the head of every page says: its language, title and description, and where it stands in other languages. */
export function Head({ data, pageContext: { locale, route, routeName } }: PageHeadProps) {
  const messages = messagesOf(data.words.nodes)
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? ''
  const { title, description } = route === 'notFound' ? messages.errors.meta : messages[route].meta
  return (
    <>
      <html
        lang={locale}
        dir={locales[locale].direction}
        data-page={routeName}
        data-banner-key={data.banner?.dismissKey}
      />
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      {route === 'notFound' ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <meta name="keywords" content={messages[route].meta.keywords} />
          <link rel="canonical" href={absoluteUrl(siteUrl, pathFor(route, locale))} />
          {localeCodes.map((code) => (
            <link
              key={code}
              rel="alternate"
              hrefLang={code}
              href={absoluteUrl(siteUrl, pathFor(route, code))}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={absoluteUrl(siteUrl, pathFor(route, defaultLocale))}
          />
        </>
      )}
    </>
  )
}
