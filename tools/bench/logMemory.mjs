// Node.js loads this module into every process of a build. At the end of each process, it appends the peak memory of
// the process to the file MEMORY_LOG, in KiB.
import { appendFileSync } from 'node:fs'

process.on('exit', () => {
  appendFileSync(process.env.MEMORY_LOG ?? '', `${process.resourceUsage().maxRSS}\n`)
})
