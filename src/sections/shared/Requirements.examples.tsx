import type { Examples } from '../../components/example'
import { RequirementsSummary } from '../../features/machineCheck/RequirementsSummary'
import { RequirementsTables } from '../../features/machineCheck/RequirementsTables'
import { Requirements } from './Requirements'

export const examples: Examples = {
  summary: {
    description: 'The short form of the home page.',
    Show: ({ pages: { home } }) => (
      <Requirements
        isSplit
        data={home.requirements}
        files={home.releases?.files ?? []}
        table={RequirementsSummary}
      />
    ),
  },
  tables: {
    description: 'The tables of the download page.',
    route: 'download',
    Show: ({ pages: { download } }) => (
      <Requirements
        data={download.requirements}
        files={download.releases?.files ?? []}
        table={RequirementsTables}
      />
    ),
  },
}
