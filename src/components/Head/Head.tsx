import type { HeadProps } from 'gatsby'
import { messagesOf } from '../../i18n/messages'
import { manifestPath } from '../../lib/seo/rootFiles'
import { locales, type Locale } from '../../site/locales'
import type { PageContext } from '../../site/routes'
import { PageTags } from './PageTags'

/**
 * The data that every page brings along by itself. Of its messages, only those of its own namespace are certain to be
 * there: what pages share may be left out of a page's data on a client-side navigation.
 */
type HeadData = Pick<Queries.PageFragment, 'pageMessages' | 'site' | 'brand' | 'banner'>

/** The head of every page: language, title, description, and the tags for search engines and social networks. */
export function Head({ data, pageContext }: HeadProps<HeadData, PageContext>) {
  const { locale, route, routeName } = pageContext
  const messages = messagesOf(data.pageMessages)
  const { title, description } = (route === 'notFound' ? messages.errors : messages[route]).meta
  const siteUrl = data.site?.siteMetadata?.siteUrl
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
        siteUrl && (
          <PageTags
            siteUrl={siteUrl}
            siteName={data.brand?.name ?? ''}
            route={route}
            locale={locale}
            messages={messages[route]}
          />
        )
      )}
    </>
  )
}

/** No attribute if the document already has this language: setting `lang` again invalidates the layout of the page. */
function languageUnlessKnown(locale: Locale) {
  if (typeof document === 'object' && document.documentElement.lang === locale) return {}
  return { lang: locale, dir: locales[locale].direction }
}
