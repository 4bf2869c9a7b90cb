import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../deploy/localServer'
import { type Key, type Tab } from './engines'

/** The characters that represent keys in WebDriver commands. */
const keyCodes: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  End: '\uE010',
}

/** The language of the browser. */
const english = { LANG: 'C.UTF-8', LANGUAGE: 'en' }

let port: number

/**
 * Starts Debian's build of WebKit through WebDriver Classic, because neither Playwright nor Puppeteer can control this
 * build. If there is no display, WebKit runs on a virtual display.
 */
export async function startWebkitDriver(path: string): Promise<Tab> {
  const screen = process.env.DISPLAY ? undefined : await startScreen()

  port = await freePort()
  const driver = spawn(path, [`--port=${port}`], {
    env: { ...process.env, ...english, DISPLAY: screen?.display ?? process.env.DISPLAY },
    stdio: 'ignore',
  })
  const { sessionId } = (await createSession()) as { sessionId: string }
  const send = (command: string, body: object) =>
    call('POST', `/session/${sessionId}/${command}`, body)
  const act = (source: object) => send('actions', { actions: [source] })
  const evaluate = async (expression: string) =>
    (await send('execute/sync', { script: `return ${expression}`, args: [] })) as string

  return {
    goto: (url) => send('url', { url }),
    evaluate,
    resize: async (width, height) => {
      // The driver sets the size of the window, which has borders and bars around the viewport.
      await send('window/rect', { width, height })
      const [border = 0, bars = 0] = JSON.parse(
        await evaluate('JSON.stringify([outerWidth - innerWidth, outerHeight - innerHeight])'),
      ) as number[]

      return send('window/rect', { width: width + border, height: height + bars })
    },
    press: (key) => act(pressOf(key)),
    click: (x, y) => act(clickAt(x, y)),
    close: async () => {
      await call('DELETE', `/session/${sessionId}`)
      driver.kill()
      screen?.process.kill()
    },
  }
}

/** The action of WebDriver that presses a key and releases it. */
function pressOf(key: Key): object {
  const value = keyCodes[key]

  return {
    type: 'key',
    id: 'keyboard',
    actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })),
  }
}

/** The action of WebDriver that clicks a point of the viewport, which has whole pixels. */
function clickAt(x: number, y: number): object {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  }
}

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const request = { method, body: body && JSON.stringify(body) }
  const response = await fetch(`http://127.0.0.1:${port}${path}`, request)
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
  return value
}

/** Creates a session. Retries until the driver accepts connections, because it does not report when it is ready. */
async function createSession(tries = 100): Promise<unknown> {
  try {
    return await call('POST', '/session', { capabilities: {} })
  } catch (error) {
    if (tries === 0) throw error
    await delay(100)
    return createSession(tries - 1)
  }
}

async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const screen = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [number] = (await once(createInterface(screen.stdout), 'line')) as [string]
  return { process: screen, display: `:${number}` }
}
