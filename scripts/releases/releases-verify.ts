import '../lib/checkNode.mjs'
import { checkAddresses, questionsOf } from '../../src/lib/releases/checkAddresses'
import { usualPatience } from '../../src/lib/releases/request'
import { runTask } from '../lib/runTask'
import { showProgress } from '../lib/showProgress'
import { readReleases } from './releasesOnDisk'

/** Asks every address of the releases and says which are dead, moved or changed; gives the exit code. */
async function verify(): Promise<0 | 1> {
  const questions = questionsOf(readReleases().files)
  const findings = await checkAddresses(questions, usualPatience, showProgress)
  const bad = findings.filter(({ state }) => state !== 'fine')
  for (const { question, state, message } of bad) {
    console.error(`${state.padEnd(7)}  ${question.path}  ${question.address}\n         ${message}`)
  }
  console.log(`${questions.length} addresses asked, ${bad.length} dead, moved or changed.`)
  return bad.length === 0 ? 0 : 1
}

runTask(verify)
