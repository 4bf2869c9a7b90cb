import { useCommonMessages, useMessages, usePage } from '../../i18n/PageProvider'
import { nearMiss } from '../../lib/nearMiss'
import { pathFor } from '../../lib/paths'
import { routeNames } from '../../site/routes'
import * as styles from './NotFound.module.css'

interface SuggestionsProps {
  /** The requested path; undefined in the built HTML. */
  readonly fullPath: string | undefined
}

/** Links to all pages. The page that the visitor probably wanted is marked, in the language of the requested path. */
export function Suggestions({ fullPath = '' }: SuggestionsProps) {
  const { locale } = usePage()
  const { whatWeDo, tutorials, pricing, ...others } = useCommonMessages().navigation
  const labels = { home: whatWeDo, tutorial: tutorials, price: pricing, ...others }
  const meant = fullPath === '' ? undefined : nearMiss(fullPath)
  return (
    <nav className={styles.suggestions} aria-labelledby="suggestions">
      <p id="suggestions">{useMessages('errors').notFound.suggestions}</p>
      <ul>
        {routeNames.map((route) => (
          <li key={route}>
            {route === meant?.route ? (
              <a className="menuLink" href={pathFor(route, meant.locale)}>
                <mark>{labels[route]}</mark>
              </a>
            ) : (
              <a className="menuLink" href={pathFor(route, locale)}>
                {labels[route]}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
