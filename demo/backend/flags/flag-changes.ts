import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import * as z from 'zod/mini'
import { FEATURE_FLAGS, type FeatureFlag } from '@/domain/feature-flag'
import type { Logger } from '../http/logger'
import type { FlagOverrides } from './flag-overrides'
import { watchFile } from './watched-file'

/** A moment, in milliseconds since 1970. */
const moment = z.int().check(z.gte(0))

const changeSchema = z.strictObject({
  id: z.string(),
  /** The flag's change before it, as the operator saw it; empty: there was none. */
  after: z.string(),
  flag: z.enum(FEATURE_FLAGS),
  /** null: as it is set elsewhere. */
  isOn: z.nullable(z.boolean()),
  who: z.string(),
  why: z.string(),
  at: moment,
  from: moment,
  /** null: without an end. */
  until: z.nullable(moment),
})
/** What an operator has changed. It takes the place of the changes before it, for as long as it holds. */
export type FlagChange = Readonly<z.infer<typeof changeSchema>>

/** Changes in the order in which they were made, and how many lines of the file are none. */
interface History {
  readonly changes: readonly FlagChange[]
  readonly broken: number
}

/**
 * One change a line. Of two that were made upon the same one the first counts: whoever made the other has not seen it. A line that
 * cannot be read is one that a full disk or a crash has cut off.
 */
export function parseChanges(text: string): History {
  const newest = new Map<FeatureFlag, string>()
  const changes: FlagChange[] = []
  let broken = 0
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const change = readLine(line)
    if (!change) broken++
    else if (change.after === (newest.get(change.flag) ?? '')) {
      newest.set(change.flag, change.id)
      changes.push(change)
    }
  }
  return { changes, broken }
}

function readLine(line: string): FlagChange | undefined {
  try {
    return changeSchema.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}

const holds = ({ from, until }: FlagChange, now: number) => from <= now && (until === null || now < until)

/** The change of a flag that holds at a moment. */
export const changeAt = (changes: readonly FlagChange[], flag: FeatureFlag, now: number): FlagChange | undefined =>
  changes.findLast((change) => change.flag === flag && holds(change, now))

/** What the changes say at a moment. */
export function overridesAt(changes: readonly FlagChange[], now: number): FlagOverrides {
  const said: Partial<Record<FeatureFlag, boolean>> = {}
  for (const { flag } of changes) {
    const isOn = changeAt(changes, flag, now)?.isOn
    if (isOn !== undefined && isOn !== null) said[flag] = isOn
  }
  return said
}

/** When another change of a flag begins to hold by itself, and which: undefined as a change is that one of elsewhere. */
export function nextTurn(
  changes: readonly FlagChange[],
  flag: FeatureFlag,
  now: number,
): { readonly at: number; readonly change: FlagChange | undefined } | undefined {
  const present = changeAt(changes, flag, now)
  const moments = changes
    .filter((change) => change.flag === flag)
    .flatMap(({ from, until }) => [from, ...(until === null ? [] : [until])])
    .filter((at) => at > now)
    .sort((a, b) => a - b)
  for (const at of moments) {
    const change = changeAt(changes, flag, at)
    if (change?.id !== present?.id) return { at, change }
  }
  return undefined
}

export type FlagDesk = ReturnType<typeof openFlagDesk>

interface Desk {
  readonly file: string
  readonly logger: Logger
  readonly now?: () => number
}

/** The changes of the operators, in a file that the processes of a machine share: it only grows, so that it is the history as well. */
export function openFlagDesk({ file, logger, now = Date.now }: Desk) {
  const event = 'feature_flag_changes_unreadable'
  const parse = (text: string) => {
    const { changes, broken } = parseChanges(text)
    if (broken > 0) logger({ level: 'error', event, file, message: `${broken} of its lines are none` })
    return changes
  }
  const read = watchFile<readonly FlagChange[]>({ file, first: [], parse, event, comesLater: true, logger, now })
  return {
    changes: read,
    overrides: () => overridesAt(read(), now()),
    /**
     * @returns false when the flag was changed by another in the meantime; nothing is changed then
     * @throws when the file cannot be written
     */
    add: (change: Omit<FlagChange, 'id' | 'at'>): boolean => {
      const added: FlagChange = { ...change, id: randomUUID(), at: now() }
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
      // In one piece, so that lines of two processes do not mix; after a line that was cut off on a line of its own.
      appendFileSync(file, `${endsWithin(file) ? '\n' : ''}${JSON.stringify(added)}\n`, { mode: 0o600, flush: true })
      const isKept = read(true).some(({ id }) => id === added.id)
      const { flag, isOn, from, until } = added
      // Without the name of who did it, which is in the file alone.
      if (isKept) logger({ level: 'info', event: 'feature_flag_changed', flag, isOn, from, until })
      return isKept
    },
  }
}

function endsWithin(file: string): boolean {
  try {
    return !/(?:^|\n)$/.test(readFileSync(file, 'utf8'))
  } catch {
    return false
  }
}
