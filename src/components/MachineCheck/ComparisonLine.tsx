import type { ReadMachine } from '../../browser/app/machine'
import { usePage, useMessages } from '../../i18n/PageProvider'
import { fillPlaceholders } from '../../lib/text'
import { formatBytes } from '../../lib/formats'
import type { Line } from '../../lib/machineCheck'

interface ComparisonLineProps {
  readonly line: Line
  readonly machine: ReadMachine
}

/** One part of the machine: what the browser says of it, and how it compares. */
export function ComparisonLine({ line: { name, level }, machine }: ComparisonLineProps) {
  const { locale } = usePage()
  const { check, columns, parts, windows } = useMessages('requirements')
  const { memoryGigabytes, systemName, card } = machine
  const memory = memoryGigabytes && formatBytes(memoryGigabytes * 1e9, locale)
  const known = {
    system: systemName,
    processor: undefined,
    memory: memory && fillPlaceholders(check.atLeast, { memory }),
    graphics: card,
  }
  return (
    <tr>
      <th scope="row">{parts[name]}</th>
      <td>
        <bdi>{known[name]}</bdi>
      </td>
      <td data-level={level}>
        {check.results[level === 'ask' ? 'unknown' : level]}
        {name === 'graphics' && (
          <>
            <p>{`${columns.minimum}: ${windows.minimum.graphics}`}</p>
            <p>{`${columns.recommended}: ${windows.recommended.graphics}`}</p>
          </>
        )}
      </td>
    </tr>
  )
}
