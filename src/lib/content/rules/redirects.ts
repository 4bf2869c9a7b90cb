import { redirectFaults, type Redirect } from '../../seo/redirects'
import type { Content } from '../content'
import type { Mistake } from '../mistake'

/** Every old address leads to a page, at once. */
export function redirects(content: Content): Mistake[] {
  const file = 'content/site/redirects.yaml'
  const document = content.documents.get(file)
  const sound = content.sound(file) as { redirects: Redirect[] } | undefined
  if (!document || !sound) return []
  const pages = Object.values(content.site.routes).map(({ path }) => path)
  return redirectFaults(sound.redirects, pages).map(({ index, field, message }) =>
    document.mistake(['redirects', index, field], message),
  )
}
