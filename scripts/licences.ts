import './lib/checkNode.mjs'
import { parseArgs } from 'node:util'
import { readArguments } from './lib/arguments'
import { runTask } from './lib/runTask'
import { auditShipped } from './licences/audit'
import { isPermissive } from './licences/packages'
import { readShipped } from './licences/shipped'

/** What visitors get besides code, by hand: none of it is a package of the scripts. */
const others = [
  'Manrope (typeface): OFL-1.1',
  'Lorelei by Lisa Wischofsky (portraits, put together with DiceBear): CC0-1.0',
]

async function list(): Promise<0 | 1> {
  const { audit } = readArguments('npm run licences -- [--audit]', () => {
    return parseArgs({ options: { audit: { type: 'boolean' } } }).values
  })
  const packages = readShipped()
  for (const { name, version, licence } of packages) console.log(`${name} ${version}: ${licence}`)
  for (const line of others) console.log(line)
  const faults = audit ? await auditShipped(packages) : []
  for (const fault of faults) console.error(fault)
  const unwanted = packages.filter(({ licence }) => !isPermissive(licence))
  for (const { name, licence } of unwanted) console.error(`${name}: ${licence} is not permissive`)
  if (audit && faults.length === 0) console.log('No known faults in what ships.')
  return unwanted.length + faults.length === 0 ? 0 : 1
}

runTask(list)
