import { ownRoom } from './ownRoom'
import { type Rule } from './rule'
import { wholeWords } from './wholeWords'

/** The rules that hold on every page, in every language, at every size of the window. */
export const rules: readonly Rule[] = [wholeWords, ownRoom]
