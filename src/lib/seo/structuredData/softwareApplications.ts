import type { SoftwareApplication } from 'schema-dts'
import { absoluteUrl } from '../../absoluteUrl'
import { pathFor } from '../../paths'
import { cardPath } from '../cardPath'
import type { LanguageWords, SiteFacts } from '../siteFacts'
import { organizationId } from './organization'

const platforms = ['windows', 'mac'] as const

/** The program on each platform; what is not known (a price, a rating, the size of a file) is left out. */
export function softwareApplications(
  facts: SiteFacts,
  words: LanguageWords,
): SoftwareApplication[] {
  return platforms.flatMap((platform) => {
    const file = facts.files.find((one) => one.platform === platform && one.version)
    if (!file) return []
    const { locale, pages, requirements } = words
    const { system, processor, memory } = requirements[platform].minimum
    const page = absoluteUrl(facts.siteUrl, pathFor('download', locale))
    return {
      '@type': 'SoftwareApplication',
      '@id': `${page}#${platform}`,
      name: facts.brand,
      description: pages.home.meta.description,
      url: page,
      image: absoluteUrl(facts.siteUrl, cardPath('home', locale)),
      applicationCategory: 'MultimediaApplication',
      operatingSystem: system,
      processorRequirements: processor,
      ...(memory && { memoryRequirements: memory }),
      softwareRequirements: requirements.notes.virtualCamera,
      softwareVersion: file.version ?? '',
      ...(file.channels.preferred && { downloadUrl: file.channels.preferred }),
      ...(file.bytes !== null && { fileSize: `${file.bytes} B` }),
      ...(file.released && { datePublished: file.released }),
      publisher: { '@id': organizationId(facts.siteUrl) },
    } satisfies SoftwareApplication
  })
}
