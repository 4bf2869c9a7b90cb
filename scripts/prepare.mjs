import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// npm runs this script after the installation. It enables the Git hooks, unless the contributor uses other hooks.
const config = (/** @type {string[]} */ ...args) =>
  spawnSync('git', ['config', 'core.hooksPath', ...args], { encoding: 'utf8' })

if (existsSync('.git')) {
  const { status, stdout } = config()
  const current = status === 0 ? stdout.trim() : ''
  if (!current && config('.githooks').status === 0)
    console.log(
      'Git now runs the hooks in .githooks/, which check the content and the subject of each commit.',
    )
  if (current && current !== '.githooks')
    console.log(
      `Git runs your own hooks in ${current}. To check the content and the subject of each commit, run:\n` +
        '  git config core.hooksPath .githooks',
    )
}
