import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { dataFile } from '@/config/data-file'
import type { Environment } from '@/config/parse-env.mjs'
import type { Target } from './message.server'

/** As variables.mjs asks of one that is given. */
const SHORTEST_KEY = 32

/** The store that is named, or a file in the project's folder. */
export function storeAddress({ MESSAGES_STORE }: Pick<Environment, 'MESSAGES_STORE'>, folder = process.cwd()): string {
  return MESSAGES_STORE ?? dataFile('messages.db', folder)
}

/** @throws without a key where several machines share a store: each would make one of its own */
export function assertKey(store: string, { MESSAGES_KEY }: Pick<Environment, 'MESSAGES_KEY'>): void {
  if (!MESSAGES_KEY && /^postgres/.test(store)) {
    throw new Error(
      'MESSAGES_KEY is needed where MESSAGES_STORE is a PostgreSQL: all processes have to use the same key.',
    )
  }
}

/** @throws where searches are to be followed by mail and no mail can be sent */
export function assertMailServer({
  SEARCH_MAILS,
  MESSAGES_SMTP_URL,
}: Pick<Environment, 'SEARCH_MAILS' | 'MESSAGES_SMTP_URL'>): void {
  if (SEARCH_MAILS === 'on' && !MESSAGES_SMTP_URL)
    throw new Error('MESSAGES_SMTP_URL is needed where SEARCH_MAILS is "on".')
}

/**
 * The secret that is named, or one that is made once beside the file. That one protects a copy of the file, not a machine
 * on which somebody reads both.
 */
export function secretFor(store: string, { MESSAGES_KEY }: Pick<Environment, 'MESSAGES_KEY'>): string {
  assertKey(store, { MESSAGES_KEY })
  if (MESSAGES_KEY) return MESSAGES_KEY
  const path = `${store}.key`
  if (!existsSync(path)) makeKey(path)
  const secret = readFileSync(path, 'utf8').trim()
  if (secret.length < SHORTEST_KEY) throw new Error(`${path} is no key: put the right one there.`)
  return secret
}

/** Whole or not at all: of two processes that start at once, the second finds the key of the first. */
function makeKey(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    unlinkSync(draft)
  }
}

type TargetSettings = Pick<Environment, 'MESSAGES_WEBHOOK_URL' | 'MESSAGES_WEBHOOK_SECRET' | 'MESSAGES_SMTP_URL'>

/** Where messages are handed on to; none where they are only kept. */
export function listTargets(env: TargetSettings): readonly Target[] {
  return [
    ...(env.MESSAGES_WEBHOOK_URL && env.MESSAGES_WEBHOOK_SECRET ? (['webhook'] as const) : []),
    ...(env.MESSAGES_SMTP_URL ? (['office-mail', 'visitor-mail'] as const) : []),
  ]
}
