import type { Key } from './driver'

/** One session of a WebDriver: https://www.w3.org/TR/webdriver2. */
export interface Session {
  readonly browserVersion: string
  readonly goto: (url: string) => Promise<void>
  /** Runs the body of a function in the page. */
  readonly execute: (script: string) => Promise<unknown>
  readonly setRect: (rect: { width: number; height: number }) => Promise<void>
  readonly clickAt: (x: number, y: number) => Promise<void>
  readonly type: (keys: string) => Promise<void>
  readonly pressKey: (key: Key, shift: boolean) => Promise<void>
  /** A PNG, in base64. */
  readonly screenshot: () => Promise<string>
  readonly quit: () => Promise<void>
}

const SHIFT = '\uE008'
const KEYS: Readonly<Record<Key, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
}

const down = (value: string) => ({ type: 'keyDown', value })
const up = (value: string) => ({ type: 'keyUp', value })

/** @param address of the driver */
export async function startSession(address: string, capabilities: object): Promise<Session> {
  const started = await ask<{ sessionId: string; capabilities: { browserVersion?: string } }>(
    'POST',
    `${address}/session`,
    { capabilities: { alwaysMatch: capabilities } },
  )
  const command = <T>(method: string, path: string, body?: object) =>
    ask<T>(method, `${address}/session/${started.sessionId}${path}`, body)
  const act = (...devices: object[]) => command<void>('POST', '/actions', { actions: devices })
  const keys = (actions: object[]) => act({ type: 'key', id: 'keyboard', actions })
  return {
    browserVersion: started.capabilities.browserVersion ?? 'unknown',
    goto: (url) => command('POST', '/url', { url }),
    execute: (script) => command('POST', '/execute/sync', { script, args: [] }),
    setRect: async (rect) => {
      await command('POST', '/window/rect', { x: 0, y: 0, ...rect })
    },
    clickAt: (x, y) =>
      act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', origin: 'viewport', duration: 0, x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: (text) => keys([...text].flatMap((character) => [down(character), up(character)])),
    pressKey: (key, shift) =>
      keys([...(shift ? [down(SHIFT)] : []), down(KEYS[key]), up(KEYS[key]), ...(shift ? [up(SHIFT)] : [])]),
    screenshot: () => command('GET', '/screenshot'),
    quit: () => command('DELETE', ''),
  }
}

async function ask<T>(method: string, address: string, body?: object): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(address, { method, ...(body && { headers, body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}
