import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dragActions, keyActions } from './actions'
import { connectBidi } from './bidi'
import { type Browser } from './browser'
import { ended, printed } from './processes'

/** What a fresh profile is told: English, nothing fetched from home. */
const preferences = {
  'intl.accept_languages': 'en-GB, en',
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

/** Starts the Firefox at a path, without a window and with a profile of its own; it speaks WebDriver BiDi by itself. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'facewright-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const program = spawn(executablePath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const [, address = ''] = await printed(program, program.stderr, /WebDriver BiDi.*(ws:\S+)/)
  const bidi = await connectBidi(`${address}/session`)
  await bidi.send('session.new', { capabilities: {} })
  // In the tab that it starts with, the address bar has the focus and gets the keys.
  const { context } = await bidi.send('browsingContext.create', { type: 'tab' })
  const act = async (actions: readonly object[]) => {
    await bidi.send('input.performActions', { context, actions })
  }
  return {
    goTo: async (url) => {
      const arrival = bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })
      // A page that leads on to another address while it loads, as `/` does, ends the first one: the visitor arrives all the same.
      await arrival.catch((error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error
      })
    },
    evaluate: async (expression) => {
      const answer = await bidi.send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })
      if (answer.type === 'exception') throw new Error(JSON.stringify(answer.exceptionDetails))
      return (answer.result as { value: string }).value
    },
    press: (key) => act(keyActions(key)),
    drag: (points) => act(dragActions(points)),
    close: async () => {
      await bidi.send('browser.close', {})
      await ended(program)
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
