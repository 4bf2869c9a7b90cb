import type { Content } from '../content/content'
import { textsIn } from '../content/contentDocument'
import type { Mistake } from '../content/mistake'
import { isPlaceholderHost } from '../addresses'

/** Every address and mail address in the content whose host is only a placeholder. */
export function placeholderHosts({ documents }: Content): Mistake[] {
  return [...documents.values()].flatMap((document) =>
    textsIn(document).flatMap(({ path, text }) => {
      const found = text.match(address)?.find(isPlaceholderHost)
      if (found === undefined) return []
      return [document.mistake(path, `${found} is a placeholder, expected the real address`)]
    }),
  )
}

const address = /https?:\/\/[^\s)"]+|[\w.+-]+@[\w.-]+\w/g
