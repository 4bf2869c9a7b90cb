import { DownloadMoment } from '../../components/DownloadMoment/DownloadMoment'
import { Requirements } from '../shared/Requirements'
import { Benefits } from './Benefits'
import { Closing } from './Closing'
import { Modes } from './Modes'
import { Testimonials } from './Testimonials'
import { TrySwap } from './TrySwap'
import { Uses } from './Uses'

interface ShowcaseProps {
  readonly data: Queries.HomePageQuery
}

/** What the home page shows below its opening. */
export function Showcase({ data }: ShowcaseProps) {
  const { files = [] } = data.releases ?? {}
  return (
    <>
      <Uses pictures={data.pictures} />
      <TrySwap />
      <Modes pictures={data.pictures} />
      {data.testimonials && <Testimonials {...data.testimonials} />}
      <Benefits />
      <Requirements data={data.requirements} />
      <Closing files={files} />
      <DownloadMoment files={files} />
    </>
  )
}
