import { channel } from 'node:diagnostics_channel'
import { withFlagOverrides } from '@/config/flag-overrides'
import { featureFlagsResponseSchema, knownFlags } from '@/contract/feature-flags'
import { readAnswer } from '@/data/read-answer'
import { fetchWithin } from '@/data/service/fetch-within.server'
import type { FeatureFlags } from '@/domain/feature-flag'
import { type Log, tellTrouble } from './log'

/** Whether the service answered when it was last asked for its flags. */
export const serviceStates = channel('site:service')

/** Milliseconds. With what a cache in front keeps, a change is on every page within a minute. */
const EVERY = 15_000

interface Watch {
  /** The service's address; the path of the contract is appended. */
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
  const trouble = tellTrouble(log, 'the service of the flags, of which the last ones hold,')
  let told: FeatureFlags | undefined
  const ask = async () => {
    await Promise.all([askBackend(), askFlagService()])
    if (told) tell(namesOn(withFlagOverrides(told)))
  }
  const askBackend = async () => {
    try {
      const answer = await fetchWithin(deadline, new Request(`${url}/v1/feature-flags`))
      const body: unknown = answer.ok ? await answer.json() : undefined
      // What differs is told by the pages, which ask for the flags as well.
      told = knownFlags(readAnswer('feature-flags', featureFlagsResponseSchema, body, () => {}))
      trouble.worked()
      serviceStates.publish(true)
    } catch (error) {
      trouble.failed(error)
      serviceStates.publish(false)
    }
  }
  void ask()
  // The timer alone must not keep the process from ending.
  setInterval(ask, EVERY).unref()
}

/** The names of those that are on, in the order of the alphabet. */
export function namesOn(flags: Readonly<Partial<Record<string, boolean>>>): string[] {
  return Object.keys(flags)
    .filter((name) => flags[name] === true)
    .sort()
}
