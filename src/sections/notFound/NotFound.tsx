import { LayeredPortrait } from '../../components/LayeredPortrait/LayeredPortrait'
import { CallToAction, RouteLink } from '../../components/Link/Link'
import { OpeningEnd } from '../../components/OpeningEnd/OpeningEnd'
import { SwapChoice } from '../../features/swap/SwapChoice'
import { useFullPath, useWornFace } from '../../hooks/browserState'
import { useCommonMessages, usePage } from '../../i18n/PageProvider'
import { isCrawler } from '../../lib/crawler'
import { nearMiss } from '../../lib/nearMiss'
import { pathFor } from '../../lib/paths'
import { routeErrorOf } from '../../lib/routeErrors'
import { routeNames } from '../../site/routes'
import { Countdown } from './Countdown'
import { useMessages } from './messages'
import * as styles from './NotFound.module.css'

/** The not-found page: the requested path, and a link to the home page. Crawlers that run scripts see an empty page. */
export function NotFound() {
  const messages = useMessages('errors').notFound
  const { home } = useCommonMessages().failure
  const fullPath = useFullPath()
  const face = useWornFace() ?? 'ben'
  const error = routeErrorOf(fullPath ?? '')
  const sentence = error === 'invalid-route' ? messages.invalidRoute : messages.unknownRoute
  const [before, after] = sentence.split('{fullPath}')
  if (fullPath !== undefined && isCrawler(navigator.userAgent)) return null

  return (
    <div className={styles.notFound}>
      <div className={styles.text}>
        <h1 data-error={error}>
          {fullPath === undefined ? messages.noPath : before}
          <bdi dir="ltr" translate="no">
            {fullPath}
          </bdi>
          {fullPath !== undefined && after}
        </h1>
        <p className="lead">{messages.text}</p>
        <CallToAction route="home">{home}</CallToAction>
        <Countdown />
      </div>
      <div className={styles.swap} data-swap>
        <div className="picture" role="img" aria-label={messages.portrait}>
          <LayeredPortrait heads={['dai']} />
        </div>
        <SwapChoice key={face} name="face" legend={messages.choose} initial={face} />
      </div>
      <Suggestions fullPath={fullPath} />
      <OpeningEnd />
    </div>
  )
}

/** Links to all pages. The page that the visitor probably wanted is bold, in the language of the requested path. */
function Suggestions({ fullPath }: { readonly fullPath: string | undefined }) {
  const { locale } = usePage()
  const { navigation: labels } = useCommonMessages()
  const near = fullPath === undefined ? undefined : nearMiss(fullPath)
  // The home page has a button above.
  const meant = near?.route === 'home' ? undefined : near

  return (
    <nav className={styles.suggestions} aria-labelledby="suggestions">
      <p id="suggestions">{useMessages('errors').notFound.suggestions}</p>
      <ul>
        {routeNames.map((route) => (
          <li key={route}>
            <RouteLink
              route={route}
              className="rowLink"
              href={pathFor(route, route === meant?.route ? meant.locale : locale)}
            >
              {route === meant?.route ? <strong>{labels[route]}</strong> : labels[route]}
            </RouteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
