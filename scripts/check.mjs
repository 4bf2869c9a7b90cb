import './lib/checkNode.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runSteps, sourceSteps } from './lib/steps.mjs'

process.exitCode = ensureInstalled() ? await runSteps(sourceSteps) : 1
