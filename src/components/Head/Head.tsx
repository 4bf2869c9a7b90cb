import type { HeadProps } from 'gatsby'
import { messagesOf } from '../../i18n/messages'
import { manifestPath } from '../../lib/seo/rootFiles'
import { locales, type Locale } from '../../site/locales'
import type { PageContext } from '../../site/routes'
import { PageTags } from './PageTags'

type PageHeadProps = HeadProps<Queries.PageFragment, PageContext>

/** What the head of every page says: its language, title and description, and how others find and show it. */
export function Head({ data, pageContext: { locale, route, routeName } }: PageHeadProps) {
  const messages = messagesOf(data.words)
  const { title, description } = route === 'notFound' ? messages.errors.meta : messages[route].meta
  return (
    <>
      <html
        {...languageUnlessKnown(locale)}
        data-page={routeName}
        data-banner-key={data.banner?.dismissKey}
      />
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="manifest" href={manifestPath(locale)} />
      {route === 'notFound' ? (
        <meta name="robots" content="noindex" />
      ) : (
        <PageTags
          siteUrl={data.site?.siteMetadata?.siteUrl ?? ''}
          siteName={data.brand?.name ?? ''}
          route={route}
          locale={locale}
          words={messages[route]}
        />
      )}
    </>
  )
}

/** Nothing where the document is in that language already: saying it once more lays the whole page out anew. */
function languageUnlessKnown(locale: Locale) {
  if (typeof document === 'object' && document.documentElement.lang === locale) return {}
  return { lang: locale, dir: locales[locale].direction }
}
