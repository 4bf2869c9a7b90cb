import { testContract } from './contract'
import { testHostilePaths } from './hostilePaths'

/** The origin that serves the build in public/: a container in CI, or the site after a deployment. */
const origin = process.env.DEPLOYED_ORIGIN ?? ''
const edge = Boolean(process.env.DEPLOYED_EDGE)
const describeDeployed = origin ? describe : describe.skip

describeDeployed('the deployed site', () => {
  testContract({ server: () => origin, edge, sendsRanges: !edge, logsReports: true })
  if (!edge) testHostilePaths(() => Number(new URL(origin).port))
})
