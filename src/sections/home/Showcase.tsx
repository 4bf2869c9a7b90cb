import { DownloadMoment } from '../../components/DownloadMoment/DownloadMoment'
import { DownloadButtons } from '../../components/DownloadButtons/DownloadButtons'
import { RequirementsSummary } from '../../components/RequirementsTable/RequirementsSummary'
import { ClosingSection } from '../shared/ClosingSection'
import { Requirements } from '../shared/Requirements'
import { Benefits } from './Benefits'
import { Modes } from './Modes'
import { SeeItMove } from './SeeItMove'
import { Testimonials } from './Testimonials'
import { TrySwap } from './TrySwap'
import { Uses } from './Uses'

/** The home page below the fold. */
export function Showcase({ data }: { readonly data: Queries.HomePageQuery }) {
  const { files = [] } = data.releases ?? {}
  return (
    <>
      <Uses pictures={data.pictures} />
      <TrySwap />
      <Modes pictures={data.pictures} />
      <SeeItMove />
      {data.testimonials && <Testimonials {...data.testimonials} />}
      <Benefits />
      <Requirements data={data.requirements} files={files} compact>
        <RequirementsSummary />
      </Requirements>
      <ClosingSection page="home">
        <DownloadButtons files={files} />
      </ClosingSection>
      <DownloadMoment files={files} />
    </>
  )
}
