import { systems } from '../../site/systems'

const withoutIntel = [...systems, 'other', 'unknown', 'noscript']

/** The values of `data-for` on elements that an Intel Mac replaces with `IntelMac`. */
export const notIntel = withoutIntel.join(' ')

/** The values of `data-for` on elements that only computers show. */
export const computers = `macIntel ${notIntel}`
