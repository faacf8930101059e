import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built site answers. */
    site: string
  }
}

/** What the built site answers; where it leads is looked at and not followed. */
export const ask = (path: string, init: RequestInit = {}) =>
  fetch(inject('site') + path, { redirect: 'manual', ...init })

/** The answer at the end of the way that the site leads. */
export const follow = (path: string) => ask(path, { redirect: 'follow' })

/** Sends data as JSON. */
export const post = (path: string, data: object, headers: Readonly<Record<string, string>> = {}) =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(data) })
