import type { IncomingHttpHeaders } from 'node:http'
import { cookieIn, sessionIn } from '@/config/editor-session.server'
import { editorEnv } from '@/config/env.editor'
import type { Duty } from '@/content/schema/team'
import { contentReader } from '@/content/store/reader.server'

export interface Person {
  readonly name: string
  /** Their name at GitHub. */
  readonly account?: string
  readonly duties: readonly Duty[]
}

/** Whose name the browser keeps; on one's own machine nobody signs in. */
export const NAME_COOKIE = 'editor-name'

/**
 * Who writes the site, as it is published; nobody where there is no such list, and then everybody may do everything. Where people sign in, those
 * who can.
 */
export async function readTeam(root: string): Promise<readonly Person[]> {
  const people = (await contentReader(root).singletons.team.read())?.people ?? []
  return isSignedIn() ? people.filter(({ account }) => account !== '') : people
}

const isSignedIn = () => editorEnv.kind === 'github'

/** Who asks: as the team calls them, and else by their account, which is nobody's name. */
export function readPersonName(headers: IncomingHttpHeaders, team: readonly Person[]): string {
  if (!isSignedIn()) return nameInCookies(headers.cookie)
  const { account = '' } = sessionIn(headers) ?? {}
  const isTheirs = (person: Person) => person.account?.toLowerCase() === account.toLowerCase()
  return team.find(isTheirs)?.name ?? `@${account}`
}

/** The name in a request's cookies; empty where nobody has said it. */
export function nameInCookies(cookies = ''): string {
  try {
    return decodeURIComponent(cookieIn(cookies, NAME_COOKIE) ?? '')
  } catch {
    return ''
  }
}

/** `who`: nobody has said a name; `stranger`: whoever signed in is not in the team. */
type MissingPermission = 'who' | 'stranger' | 'not_yours'

/** Why somebody may not do a thing; undefined where they may. */
export function missingPermission(team: readonly Person[], name: string, duty: Duty): MissingPermission | undefined {
  if (team.length === 0) return undefined
  const person = team.find((one) => one.name === name)
  if (!person) return isSignedIn() ? 'stranger' : 'who'
  return person.duties.includes(duty) ? undefined : 'not_yours'
}

/** Somebody who has not said a name. */
export const NOBODY: Person = { name: '', duties: [] }

/** Whether a button is theirs; without a team every one is. */
export const does = (me: Person | undefined, duty: Duty): boolean => me === undefined || me.duties.includes(duty)
