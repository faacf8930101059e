import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { editorEnv } from './env.editor'
import { env } from './env.server'
import { isDesk } from './request-origin.server'
import { openValue, sealValue } from './sealed-value.server'

/** Somebody who has signed in at GitHub, on a deployment for editors. */
export interface EditorSession {
  /** GitHub's, with which everything is written there: it may do what they may. */
  readonly token: string
  /** Their name at GitHub. */
  readonly account: string
  /** Unix seconds. */
  readonly until: number
}

const SESSION_COOKIE = 'editor-session'

/** Whoever asks may write: on one's own machine whoever is at it, on a deployment whoever has signed in. */
export function mayWrite(headers: IncomingHttpHeaders): boolean {
  if (editorEnv.kind === 'github') return sessionIn(headers) !== undefined
  return editorEnv.kind === 'local' && isDesk(headers)
}

/** Undefined where nobody has signed in, or not lately enough. */
export function sessionIn({ cookie = '' }: IncomingHttpHeaders, now = Date.now()): EditorSession | undefined {
  const sealed = cookieIn(cookie, SESSION_COOKIE)
  const session = sealed ? (unseal(sealed) as EditorSession | undefined) : undefined
  return session && session.until * 1_000 > now ? session : undefined
}

/** What a response sets: no script can read it, and no other site can have it sent along with a form. */
export function sessionCookie(session: EditorSession | undefined, now = Date.now()): string {
  const seconds = session ? Math.max(0, Math.floor(session.until - now / 1_000)) : 0
  const sealed = session ? sealValue(key(), SESSION_COOKIE, session).toString('base64url') : ''
  return serverCookie(SESSION_COOKIE, sealed, seconds)
}

export function serverCookie(name: string, value: string, seconds: number): string {
  const secure = env.SITE_URL.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

export function cookieIn(cookies: string, name: string): string | undefined {
  return cookies
    .split(/;\s*/)
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

const key = () =>
  createHash('sha256')
    .update(env.CONTENT_EDITOR_SECRET ?? '')
    .digest()

/** Undefined of what was not sealed with this deployment's secret. */
function unseal(text: string): unknown {
  if (!env.CONTENT_EDITOR_SECRET) return undefined
  try {
    return openValue(key(), SESSION_COOKIE, Buffer.from(text, 'base64url'))
  } catch {
    return undefined
  }
}
