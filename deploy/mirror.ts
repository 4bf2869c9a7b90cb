import { runTask } from '../scripts/lib/runTask'
import { mirror } from './lib/mirror'
import { connectStore } from './lib/objectStore'

const [target, bucket] = process.argv.slice(2)
const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION = 'us-east-1' } = process.env

async function run(): Promise<0> {
  if (!target || !bucket || !AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) {
    throw new Error(
      'deploy/mirror <folder of the server> <address of the bucket>, with AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment',
    )
  }
  const credentials = {
    keyId: AWS_ACCESS_KEY_ID,
    secret: AWS_SECRET_ACCESS_KEY,
    region: AWS_REGION,
  }
  const { sent, removed } = await mirror(
    target,
    connectStore(bucket.replace(/\/$/, ''), credentials),
  )
  console.log(`${sent.length} files sent, ${removed.length} removed`)
  return 0
}

runTask(run)
