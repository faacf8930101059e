import { AsyncLocalStorage } from 'node:async_hooks'
import { createHmac } from 'node:crypto'
import { setClock } from './clock'
import { env } from './env.server'
import { setFlagOverrides } from './flag-overrides'
import { processSingleton } from './process-singleton'
import { isSameSecret, listSecrets } from './same-secret.server'

/** What an editor looks at: drafts in the place of what is live, on the day that is asked for. */
export interface Preview {
  /** ISO day in Belgium; left out: now. */
  readonly day?: string
  /** Seconds since 1970 at which it ends; left out: with the browser. */
  readonly until?: number
  /** Feature flags that are on or off in it, whatever they are for visitors. */
  readonly flags?: Readonly<Record<string, boolean>>
  /** The window whose unsaved words it shows (content/store/unsaved-folder.server.ts). */
  readonly typed?: string
  /** The drafts that it shows, by their marks (content/store/chosen-drafts.server.ts); left out: all of them. */
  readonly only?: string
}

const current = processSingleton('preview', () => new AsyncLocalStorage<Preview>())

setClock(() => {
  const day = current.getStore()?.day
  // About noon in Brussels, summer and winter.
  return day ? new Date(`${day}T11:00:00Z`) : undefined
})

setFlagOverrides(() => current.getStore()?.flags)

export function withPreview<T>(preview: Preview, make: () => Promise<T>): Promise<T> {
  return current.run(preview, make)
}

/** Whether what is made now is for an editor alone. Nothing that is read then may be kept for anybody else. */
export function isPreview(): boolean {
  return current.getStore() !== undefined
}

/** The window whose unsaved words are shown in what is made now. */
export function typedInPreview(): string | undefined {
  return current.getStore()?.typed
}

/** The marks of the only drafts that are shown in what is made now; undefined where all of them are. */
export function onlyInPreview(): string | undefined {
  return current.getStore()?.only
}

const DAY = /^\d{4}-\d\d-\d\d$/

/** A day of the calendar, as it stands in a link, a form or a cookie; undefined when it is none. */
export function toDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !DAY.test(value)) return undefined
  const moment = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value) ? value : undefined
}

interface Kept extends Preview {
  /** Key of the secret that signed it, in a preview that a link began. */
  readonly key?: string
}

/** The preview that a browser is in, out of Next's encrypted cookie; undefined once its link has ended or its secret has changed. */
export function openPreview(data: unknown, secret = env.PREVIEW_SECRET, now = Date.now()): Preview | undefined {
  const { day, until, key, flags, typed, only } = isRecord(data) ? data : {}
  const known = toDay(day)
  const over = toFlags(flags)
  const isByLink = typeof until === 'number'
  if (isByLink && !(until > now / 1_000 && secret && isSameSecret(key, cookieKeys(secret, until).join())))
    return undefined
  return {
    ...(known && { day: known }),
    ...(isByLink && { until }),
    ...(over && { flags: over }),
    ...(typeof typed === 'string' && { typed }),
    ...(typeof only === 'string' && { only }),
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toFlags(value: unknown): Preview['flags'] {
  const flags = Object.entries(isRecord(value) ? value : {}).filter(([, isOn]) => typeof isOn === 'boolean')
  return flags.length > 0 ? (Object.fromEntries(flags) as Record<string, boolean>) : undefined
}

/** Content of the cookie. */
export function keptPreview(preview: Preview, secret = env.PREVIEW_SECRET): Kept {
  const { until } = preview
  return until && secret ? { ...preview, key: cookieKeys(secret, until)[0] } : preview
}

/** By each of the secrets, the first one's first. */
function cookieKeys(secret: string, until: number): readonly [string, ...string[]] {
  const [first, ...before] = listSecrets(secret)
  const keyBy = (one: string) => createHmac('sha256', one).update(`preview cookie.${until}`).digest('base64url')
  return [keyBy(first), ...before.map(keyBy)]
}
