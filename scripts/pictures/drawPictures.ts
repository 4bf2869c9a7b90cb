import '../lib/checkNode.mjs'
import { runTask } from '../lib/runTask'
import { writeBrand } from './brand'
import { writeCast } from './cast'
import { writeProducts } from './products'

const sets = { cast: writeCast, brand: writeBrand, products: writeProducts }

/** With the name of a set, only that set is drawn; without, all are. */
async function draw(): Promise<0> {
  const wanted = process.argv[2]
  const names = Object.keys(sets) as (keyof typeof sets)[]
  const chosen = wanted === undefined ? names : names.filter((name) => name === wanted)
  if (chosen.length === 0) {
    throw new Error(`No set of pictures is called ${wanted}: ${names.join(', ')}`)
  }
  for (const name of chosen) await sets[name]()
  return 0
}

runTask(draw)
