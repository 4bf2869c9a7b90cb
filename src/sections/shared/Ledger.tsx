import type { PropsWithChildren } from 'react'
import { Icon } from '../../components/Icon/Icon'
import { Optional } from '../../components/Optional/Optional'
import { Section } from '../../components/Section/Section'
import { useRequestCounts } from '../../hooks/browserState'
import { type MessagesHook, useCommonMessages, usePageMessages } from '../../i18n/PageProvider'
import { needsApp } from '../../lib/enhancements'
import { fillPlaceholders } from '../../lib/text'
import { isAnyMainFile, isDownloader } from '../../site/releases'

const useMessages: MessagesHook<'about' | 'download'> = usePageMessages

/** Lists which facts are published and which are not yet, and the number of requests that the page has made. */
export function Ledger({ data, children }: PropsWithChildren<{ data: Queries.LedgerFragment }>) {
  const { title, published, notYet, facts, updated } = useMessages('ledger')
  const { version } = useCommonMessages().footer
  const day = data.releases?.updated
  const isPublished = publishedFacts(data)
  const names = Object.keys(facts) as (keyof typeof facts)[]
  const lists = [
    { heading: published, icon: 'done', keys: names.filter((name) => isPublished[name]) },
    { heading: notYet, icon: 'open', keys: names.filter((name) => !isPublished[name]) },
  ] as const

  return (
    <Section id="ledger" title={title} isDetail isSplit>
      <div className="stack">
        <div className="columns">
          {lists.map(({ heading, icon, keys }) => (
            <div key={heading} hidden={keys.length === 0}>
              <h3>{heading}</h3>
              <ul className="rules">
                {keys.map((key) => (
                  <li key={key} className="withIcon">
                    <Icon name={icon} />
                    {key === 'currentVersion' && isPublished[key] ? version : facts[key]}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className="stack gap2 note">
          {day && <p>{fillPlaceholders(updated, { day })}</p>}
          <Optional>
            <Requests />
          </Optional>
          {children}
        </div>
      </div>
    </Section>
  )
}

/** The number of requests that the browser has made since it opened the site, and how many of them went elsewhere. */
function Requests() {
  const { requests, otherRequests } = useMessages('ledger')
  const counts = useRequestCounts()
  // The space reserves a line until the requests are counted.
  if (!counts) return <p {...needsApp()}>{'\u00a0'}</p>
  const { all, others } = counts
  const sentence = others > 0 ? otherRequests : requests

  return (
    <p {...needsApp()}>{fillPlaceholders(sentence, { count: `${all}`, others: `${others}` })}</p>
  )
}

/** Returns whether each fact is published for all files, or for all plans. */
export function publishedFacts({ releases, plans, captures }: Queries.LedgerFragment) {
  const files = releases?.files ?? []

  return {
    currentVersion: files.every((file) => !isAnyMainFile(file) || file.version),
    fileNames: files.length > 0,
    requirements: true,
    mirrors: files.every(({ channels }) => channels.mirror),
    downloaderSize: files.every((file) => !isDownloader(file, files) || file.size),
    fullSize: files.every((file) => isDownloader(file, files) || file.size),
    released: files.every(({ day }) => day),
    hash: files.every(({ sha256 }) => sha256),
    publisher: files.every(({ publisher }) => publisher),
    prices: plans?.plans.every(({ priceText }) => priceText) ?? false,
    captures: Boolean(captures?.captures?.length),
  }
}
