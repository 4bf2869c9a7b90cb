import { systems } from './systems'

/** The values of `data-for` on elements that an Intel Mac replaces with `IntelMac`. */
export const notIntel = [...systems, 'other', 'unknown', 'noscript'].join(' ')

/** The values of `data-for` on elements that only computers show. */
export const computers = `macIntel ${notIntel}`
