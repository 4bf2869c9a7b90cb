/** A package that has code in the published scripts. */
export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** Its SPDX expression. */
  readonly licence: string
}

const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT']

/** Whether a licence (an SPDX expression, without nesting) asks for nothing but its own text beside the code. */
export function isPermissive(licence: string): boolean {
  const choices = licence.replace(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((name) => permissive.includes(name)))
}
