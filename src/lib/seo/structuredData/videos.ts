import type { VideoObject } from 'schema-dts'
import type { LanguageWords, SiteFacts } from '../siteFacts'

/** The demos that have a video. When a video was uploaded is not known here, so it is not said. */
export function videos({ player, demos }: SiteFacts, words: LanguageWords): VideoObject[] {
  return demos.flatMap(({ key, videoId }) => {
    const demo = words.demos[key]
    if (!videoId || !demo) return []
    return {
      '@type': 'VideoObject',
      name: demo.title,
      description: demo.text,
      embedUrl: player + videoId,
      thumbnailUrl: `https://i.ytimg.com/vi/${videoId}/hqdefault.jpg`,
    } satisfies VideoObject
  })
}
