import { homebrewCask } from './homebrewCask'
import type { Manifests, SiteFacts } from './manifestParts'
import type { ReleasesFile } from './releasesFile'
import { wingetManifests } from './wingetManifests'

/** Makes the manifests for winget and Homebrew from what content/site/releases.json says and the site's facts. */
export function manifestsOf(releases: ReleasesFile, site: SiteFacts): Manifests[] {
  return [wingetManifests(releases, site), homebrewCask(releases, site)]
}
