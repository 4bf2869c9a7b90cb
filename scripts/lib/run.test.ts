import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run'
import { temporaryFolder } from './temporaryFolder.fixture'

it('runs a command in a folder whose name contains a space, and keeps arguments that contain one', async () => {
  const text = '#!/usr/bin/env node\nconsole.log(process.argv.slice(2).join())'
  const script = join(temporaryFolder({ 'a folder/print.mjs': text }), 'a folder/print.mjs')

  chmodSync(script, 0o755)
  let output = ''
  // On Windows, cross-spawn reads the interpreter from the first line of the script.
  const onLine = (line: string) => (output += line)
  const code = await run(script, ['one two', '$HOME', '"%PATH%"'], { onLine })

  expect([code, output]).toEqual([0, 'one two,$HOME,"%PATH%"'])
})

it('returns an exit code that is not 0, and says why, if there is no such command', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const code = await run('no-such-command', [])

  expect(code).toBe(1)
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/^no-such-command: .+/))
  error.mockRestore()
})

it.each(['SIGINT', 'SIGTERM'] as const)(
  'fails after %s, so that nothing else starts',
  async (signal) => {
    const stopped = run(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)'])

    process.emit(signal)
    await expect(stopped).rejects.toThrow('Stopped.')
  },
)
