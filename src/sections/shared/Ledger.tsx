import { useEffect, useState } from 'react'
import { Section } from '../../components/Section/Section'
import { useCommonMessages, useMessages } from '../../i18n/PageProvider'
import { fillPlaceholders } from '../../lib/text'
import { IconList } from './IconList'
import { publishedFacts } from './publishedFacts'

/** Lists which facts are published and which are not yet, and the number of requests that the page has made. */
export function Ledger({ data }: { readonly data: Queries.LedgerFragment }) {
  const { title, published, notYet, facts, updated } = useMessages('ledger')
  const { version } = useCommonMessages().footer
  const day = data.releases?.updated
  const isPublished = publishedFacts(data)
  const names = Object.keys(facts) as (keyof typeof facts)[]
  const textOf = (name: keyof typeof facts) =>
    name === 'currentVersion' ? `${facts[name]}: ${version}` : facts[name]
  const missing = names.filter((name) => !isPublished[name])
  return (
    <Section id="ledger" title={title} rank="detail">
      <div className="columns">
        <IconList
          title={published}
          icon="check"
          entries={names.filter((name) => isPublished[name]).map(textOf)}
        />
        {missing.length > 0 && (
          <IconList title={notYet} icon="clock" entries={missing.map((name) => facts[name])} />
        )}
      </div>
      <div className="note">
        {day && <p>{fillPlaceholders(updated, { day })}</p>}
        <Requests />
      </div>
    </Section>
  )
}

/** The number of requests that the browser has made since it opened the site, and how many of them went elsewhere. */
function Requests() {
  const { requests, otherRequests } = useMessages('ledger')
  const urls = useRequests()
  const others = urls.filter((url) => new URL(url).origin !== location.origin)
  const counts = { count: String(urls.length), others: String(others.length) }
  return (
    <p className="withScripts">
      {/* The space reserves a line until the requests are counted. */}
      {urls.length === 0
        ? '\u00a0'
        : fillPlaceholders(others.length > 0 ? otherRequests : requests, counts)}
    </p>
  )
}

function useRequests(): readonly string[] {
  const [urls, setUrls] = useState<readonly string[]>([])
  useEffect(() => {
    const observer = new PerformanceObserver(() => {
      const kinds = ['navigation', 'resource']
      const entries = kinds.flatMap((kind) => performance.getEntriesByType(kind))
      setUrls(entries.map(({ name }) => name))
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [])
  return urls
}
