import type { HeadProps } from 'gatsby'
import { messagesByNamespace, namespaceOf, type Messages } from '../../lib/messages'
import { alternatesOf, socialTags } from '../../lib/pageTags'
import { absoluteUrl, manifestPath, pageName, pathFor } from '../../lib/paths'
import { withoutBreakMarks } from '../../lib/text'
import { locales, type Locale } from '../../site/locales'
import type { PageContext, Route } from '../../site/routes'

export function Head({ data, pageContext }: HeadProps<Queries.PageFragment, PageContext>) {
  const { locale, route } = pageContext
  const messages = messagesByNamespace(data.pageMessages)
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
      <title>{withoutBreakMarks(title)}</title>
      <meta name="description" content={withoutBreakMarks(description)} />
      <link rel="manifest" href={manifestPath(locale)} />
      {route === 'notFound' ? (
        <meta name="robots" content="noindex" />
      ) : (
        <PageTags data={data} messages={messages} route={route} locale={locale} />
      )}
    </>
  )
}

type PageTagsProps = Pick<HeadProps<Queries.PageFragment>, 'data'> & {
  readonly messages: Partial<Messages>
  readonly route: Route
  readonly locale: Locale
}

function PageTags({ data, messages, route, locale }: PageTagsProps) {
  const own = namespaceOf(messages, route, route)
  const siteUrl = data.site?.siteMetadata?.siteUrl ?? ''
  const siteName = data.brand?.name ?? ''

  return (
    <>
      <link rel="canonical" href={absoluteUrl(siteUrl, pathFor(route, locale))} />
      <meta name="keywords" content={withoutBreakMarks(own.meta.keywords)} />
      {alternatesOf(route, siteUrl).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {socialTags({ siteUrl, siteName, route, locale, messages: own }).map((tag) => (
        <meta key={Object.values(tag).join()} {...tag} />
      ))}
    </>
  )
}

/** Returns `lang` and `dir`, or nothing if they are already set: setting them again would invalidate the layout. */
function languageUnlessKnown(locale: Locale) {
  if (typeof document === 'object' && document.documentElement.lang === locale) return {}
  return { lang: locale, dir: locales[locale].direction }
}
