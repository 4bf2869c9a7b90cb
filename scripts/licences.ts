import './lib/checkNode.mjs'
import { parseArgs } from 'node:util'
import { auditShipped } from './licences/audit'
import { isPermissive } from './licences/packages'
import { readShipped } from './licences/shipped'

const { values } = parseArgs({ options: { audit: { type: 'boolean' } } })

/** What visitors get besides code, by hand: none of it is a package of the scripts. */
const others = [
  'Manrope (typeface): OFL-1.1',
  'Lorelei by Lisa Wischofsky (portraits, put together with DiceBear): CC0-1.0',
]

async function list(): Promise<void> {
  const packages = readShipped()
  for (const { name, version, licence } of packages) console.log(`${name} ${version}: ${licence}`)
  for (const line of others) console.log(line)
  const faults = values.audit ? await auditShipped(packages) : []
  for (const fault of faults) console.error(fault)
  const unwanted = packages.filter(({ licence }) => !isPermissive(licence))
  for (const { name, licence } of unwanted) console.error(`${name}: ${licence} is not permissive`)
  if (values.audit && faults.length === 0) console.log('No known faults in what ships.')
  if (unwanted.length + faults.length > 0) process.exitCode = 1
}

list().catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException
  console.error(
    code === 'ENOENT' ? 'There is no built site to look at. Run: npm run build' : message,
  )
  process.exitCode = 1
})
