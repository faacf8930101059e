import type { Duty } from '@/content/schema/team'
import { contentReader } from '@/content/store/reader.server'

export interface Person {
  readonly name: string
  readonly duties: readonly Duty[]
}

/** Whose name the browser keeps; on one's own machine nobody signs in. */
export const NAME_COOKIE = 'editor-name'

/** Who writes the site, as it is published; nobody where there is no such list, and then everybody may do everything. */
export async function readTeam(root: string): Promise<readonly Person[]> {
  return (await contentReader(root).singletons.team.read())?.people ?? []
}

/** The name in a request's cookies; empty where nobody has said it. */
export function nameInCookies(cookies = ''): string {
  const written = new RegExp(`(?:^|;\\s*)${NAME_COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? ''
  try {
    return decodeURIComponent(written)
  } catch {
    return ''
  }
}

/** Why somebody may not do a thing; undefined where they may. */
export function hindrance(team: readonly Person[], name: string, duty: Duty): 'who' | 'not_yours' | undefined {
  if (team.length === 0) return undefined
  const person = team.find((one) => one.name === name)
  if (!person) return 'who'
  return person.duties.includes(duty) ? undefined : 'not_yours'
}

/** Somebody who has not said a name. */
export const NOBODY: Person = { name: '', duties: [] }

/** Whether a button is theirs; without a team every one is. */
export const does = (me: Person | undefined, duty: Duty): boolean => me === undefined || me.duties.includes(duty)
