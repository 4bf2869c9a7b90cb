import { writeBrand } from './brand'
import { writeCast } from './cast'
import { writeProducts } from './products'

const sets = { cast: writeCast, brand: writeBrand, products: writeProducts }

// With the name of a set, only that set is drawn; without, all are.
const wanted = process.argv[2]
const names = Object.keys(sets) as (keyof typeof sets)[]
const chosen = wanted === undefined ? names : names.filter((name) => name === wanted)
if (chosen.length === 0)
  throw new Error(`No set of pictures is called ${wanted}: ${names.join(', ')}`)

const drawAll = async (): Promise<void> => {
  for (const name of chosen) await sets[name]()
}

void drawAll()
