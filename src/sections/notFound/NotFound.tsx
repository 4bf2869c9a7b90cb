import { buttonClass } from '../../components/Button/buttonClass'
import { Portrait } from '../../components/Portrait/Portrait'
import { RouteLink } from '../../components/Link/Link'
import { useCrawler, useFullPath, useWornSwap } from '../../hooks/browserState'
import { useMessages } from '../../i18n/PageProvider'
import { classifyPath } from '../../lib/routeErrors'
import { Countdown } from './Countdown'
import * as styles from './NotFound.module.css'

/** The not-found page: the URL and a link home. Empty for crawlers. */
export function NotFound() {
  const messages = useMessages('errors').notFound
  const fullPath = useFullPath()
  const worn = useWornSwap()
  const error = classifyPath(fullPath ?? '') ?? 'unknown-route'
  const sentence = error === 'invalid-route' ? messages.invalidRoute : messages.unknownRoute
  if (useCrawler()) return null
  return (
    <div className={styles.notFound}>
      <div className={styles.text}>
        <h1 data-error={error}>
          {fullPath === undefined ? (
            messages.noPath
          ) : (
            <PathSentence sentence={sentence} fullPath={fullPath} />
          )}
        </h1>
        <p>{messages.text}</p>
        <p>
          <RouteLink route="home" className={buttonClass()}>
            {messages.home}
          </RouteLink>
        </p>
        <Countdown />
      </div>
      <Portrait
        head="ada"
        face="ben"
        alt={worn?.caption ?? messages.portrait}
        loading="eager"
        wears="swap"
        className={styles.portrait}
      />
    </div>
  )
}

interface PathSentenceProps {
  /** A message with the placeholder `{fullPath}`. */
  readonly sentence: string
  readonly fullPath: string
}

/** Inserts a path into a message, always from left to right. */
export function PathSentence({ sentence, fullPath }: PathSentenceProps) {
  const [before, after] = sentence.split('{fullPath}')
  return (
    <>
      {before}
      <bdi dir="ltr">{fullPath}</bdi>
      {after}
    </>
  )
}
