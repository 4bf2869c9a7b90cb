import { createPreview } from '../../scripts/preview/server'
import { builtPath } from '../support/builtSite'
import { testContract } from './contract'
import { testHostilePaths } from './hostilePaths'
import { useServer } from './localServer'

const port = useServer(createPreview(builtPath('')))

testContract({ server: port })
testHostilePaths(port)
