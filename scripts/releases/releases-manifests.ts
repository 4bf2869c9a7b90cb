import '../lib/checkNode.mjs'
import { runTask } from '../lib/runTask'
import { readReleases } from './releasesOnDisk'
import { writeManifests } from './writeManifests'

runTask(() => {
  writeManifests(readReleases())
  return 0
})
