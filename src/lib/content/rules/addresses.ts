import { addressProblem } from '../address'
import { documentsIn, type Content } from '../content'
import { textsIn } from '../contentDocument'
import type { Mistake } from '../mistake'

/** Every address among the facts can be published: https, without tracking, in plain letters. */
export function addresses(content: Content): Mistake[] {
  return documentsIn(content, 'site').flatMap((document) =>
    textsIn(document).flatMap(({ path, text }) => {
      const problem = /^\w+:\//.test(text) ? addressProblem(text) : undefined
      return problem ? [document.mistake(path, problem)] : []
    }),
  )
}
