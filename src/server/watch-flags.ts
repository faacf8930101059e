import { channel } from 'node:diagnostics_channel'
import { withFlagOverrides } from '@/config/flag-overrides'
import type { ServiceAnswer } from '@/data/adapters/adapter'
import { askFlags } from '@/data/feature-flags/ask-flags'
import { fetchWithTimeout } from '@/data/service/fetch-with-timeout.server'
import type { FeatureFlags } from '@/domain/feature-flag'
import { parseJson } from '@/domain/parse-json'
import { createOutageLog, type Log } from './log'

/** Whether the service answered when it was last asked for its flags. */
export const serviceStates = channel('site:service')

/** Milliseconds. With what a cache in front keeps, a change is on every page within a minute. */
const EVERY = 15_000

interface Watch {
  /** The service's address; paths of the contract, or of its adapter, are appended. */
  readonly url: string
  /** Milliseconds. */
  readonly deadline: number
  /** Asks a flag service that outranks it; its trouble is its own to tell. */
  readonly askFlagService: () => Promise<void>
  readonly log: Log
  readonly tell: (names: readonly string[]) => void
}

/** Asks for the flags again and again, and tells which are on, by name. A service in trouble changes nothing. */
export function watchFlags({ url, deadline, askFlagService, log, tell }: Watch): void {
  const trouble = createOutageLog(log, 'the service of the flags, of which the last ones hold,')
  let told: FeatureFlags | undefined
  const ask = async () => {
    await Promise.all([askBackend(), askFlagService()])
    if (told) tell(listEnabledFlags(withFlagOverrides(told)))
  }
  const askBackend = async () => {
    try {
      // What differs is told by the pages, which ask for the flags as well.
      told = await askFlags(get)
      trouble.worked()
      serviceStates.publish(true)
    } catch (error) {
      trouble.failed(error)
      serviceStates.publish(false)
    }
  }
  const get = async (path: string): Promise<ServiceAnswer> => {
    const answer = await fetchWithTimeout(
      deadline,
      new Request(`${url}${path}`, { headers: { accept: 'application/json' } }),
    )
    return { status: answer.status, body: parseJson(await answer.text()) }
  }
  void ask()
  // The timer alone must not keep the process from ending.
  setInterval(ask, EVERY).unref()
}

/** The names of those that are on, in the order of the alphabet. */
export function listEnabledFlags(flags: Readonly<Partial<Record<string, boolean>>>): string[] {
  return Object.keys(flags)
    .filter((name) => flags[name] === true)
    .sort()
}
