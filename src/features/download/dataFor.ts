/** The values of `data-for` on elements that only computers show. */
export const computers = 'windows mac macIntel other unknown noscript'

/** The values of `data-for` on elements that an Intel Mac replaces with `IntelMac`. */
export const notIntel = computers.replace('macIntel ', '')
