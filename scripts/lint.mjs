import './lib/checkNode.mjs'
import { lintSteps, runSteps } from './lib/steps.mjs'

process.exitCode = await runSteps(lintSteps)
