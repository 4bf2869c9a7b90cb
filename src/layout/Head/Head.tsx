import type { HeadProps } from 'gatsby'
import { messagesOf, namespaceOf } from '../../lib/messages'
import { manifestPath, pageName } from '../../lib/paths'
import { locales, type Locale } from '../../site/locales'
import type { PageContext } from '../../site/routes'
import { PageTags } from './PageTags'

/** The head of every page: language, title, description, and the tags for search engines and social networks. */
export function Head({ data, pageContext }: HeadProps<Queries.PageFragment, PageContext>) {
  const { locale, route } = pageContext
  const messages = messagesOf(data.pageMessages)
  const own = namespaceOf(messages, route === 'notFound' ? 'errors' : route, route)
  const { title, description } = own.meta
  return (
    <>
      <html
        {...languageUnlessKnown(locale)}
        data-page={pageName(route, locale)}
        data-route={route}
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
          messages={namespaceOf(messages, route, route)}
        />
      )}
    </>
  )
}

/** Returns `lang` and `dir`, or nothing if they are already set: setting them again would invalidate the layout. */
function languageUnlessKnown(locale: Locale) {
  if (typeof document === 'object' && document.documentElement.lang === locale) return {}
  return { lang: locale, dir: locales[locale].direction }
}
