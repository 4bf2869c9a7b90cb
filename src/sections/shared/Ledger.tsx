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
  const [text, setText] = useState('\u00a0')
  useEffect(() => {
    const observer = new PerformanceObserver(() => {
      // Only the entries of requests are named by a URL.
      const urls = performance.getEntries().filter(({ name }) => name.startsWith('http'))
      const others = urls.filter(({ name }) => !name.startsWith(`${location.origin}/`)).length
      const counts = { count: `${urls.length}`, others: `${others}` }
      setText(fillPlaceholders(others > 0 ? otherRequests : requests, counts))
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [requests, otherRequests])
  // The space reserves a line until the requests are counted.
  return <p className="withScripts">{text}</p>
}
