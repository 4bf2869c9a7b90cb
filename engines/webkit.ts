import { spawn, type ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../tests/deploy/freePort'
import { dragActions, keyActions } from './actions'
import { type Browser } from './browser'
import { ended, printed } from './processes'

/** Starts WebKit through the WebKitWebDriver at a path, on a screen of its own where there is none; it speaks classic WebDriver. */
export async function startWebkit(driverPath: string): Promise<Browser> {
  const screen = process.env.DISPLAY ? undefined : spawnScreen()
  const display = screen ? await displayOf(screen) : process.env.DISPLAY
  const port = await freePort()
  const driver = spawn(driverPath, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LANG: 'C.UTF-8', LANGUAGE: 'en' },
    stdio: 'ignore',
  })
  const call = callerOf(`http://127.0.0.1:${port}`)
  await answering(call)
  const { sessionId } = (await call('POST', '/session', { capabilities: {} })) as Session
  const tell = (command: string, body: object) =>
    call('POST', `/session/${sessionId}/${command}`, body)
  return {
    goTo: async (url) => {
      await tell('url', { url })
    },
    evaluate: async (expression) =>
      (await tell('execute/sync', { script: `return ${expression}`, args: [] })) as string,
    press: async (key) => {
      await tell('actions', { actions: keyActions(key) })
    },
    drag: async (points) => {
      await tell('actions', { actions: dragActions(points) })
    },
    close: async () => {
      await call('DELETE', `/session/${sessionId}`)
      await ended(driver)
      if (screen) await ended(screen)
    },
  }
}

interface Session {
  readonly sessionId: string
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

function callerOf(address: string): Call {
  return async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
}

/** Waits until the driver listens; it doesn't say when. */
async function answering(call: Call): Promise<void> {
  for (let tries = 100; ; tries--) {
    try {
      await call('GET', '/status')
      return
    } catch (error) {
      if (tries === 0) throw error
      await wait(100)
    }
  }
}

function spawnScreen(): ChildProcess {
  const args = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']
  return spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] })
}

async function displayOf(screen: ChildProcess): Promise<string> {
  if (!screen.stdout) throw new Error('The screen has no output.')
  const [, number = ''] = await printed(screen, screen.stdout, /(\d+)\n/)
  return `:${number}`
}
