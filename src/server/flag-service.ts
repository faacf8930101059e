import { setServiceFlags } from '@/config/flag-overrides'
import { fetchWithTimeout } from '@/data/service/fetch-with-timeout.server'
import { FEATURE_FLAGS, type FeatureFlag } from '@/domain/feature-flag'
import { createOutageLog, type Log } from './log'

interface FlagService {
  /** FLAG_SERVICE_URL; nothing is loaded without it. */
  readonly url: string | undefined
  readonly token: string | undefined
  /** Milliseconds, for each question. */
  readonly deadline: number
  readonly log: Log
}

/**
 * The seam to a flag service by OpenFeature. It speaks OFREP; another provider of OpenFeature takes its place in this one file.
 * Flags are the same for every visitor, so that it is asked of the server alone, and apart from any page.
 *
 * @returns asks for all flags and sets them for everybody. A flag that the service does not know is as it is without one; while
 *   there is trouble its last answers hold
 */
export async function openFlagService({ url, token, deadline, log }: FlagService): Promise<() => Promise<void>> {
  if (!url) return async () => undefined
  const [{ ErrorCode, OpenFeature }, { OFREPProvider }] = await Promise.all([
    import('@openfeature/server-sdk'),
    import('@openfeature/ofrep-provider'),
  ])
  const provider = new OFREPProvider({
    baseUrl: url,
    fetchImplementation: (input, init) => fetchWithTimeout(deadline, new Request(input, init)),
    ...(token && { headers: [['authorization', `Bearer ${token}`]] }),
  })
  await OpenFeature.setProviderAndWait(provider)
  const client = OpenFeature.getClient()
  const trouble = createOutageLog(log, 'the flag service, of which the last answers hold,')
  const known: Partial<Record<FeatureFlag, boolean>> = {}
  return async () => {
    const said = await Promise.all(FEATURE_FLAGS.map((flag) => client.getBooleanDetails(flag, false)))
    const failed = said.filter(({ errorCode }) => errorCode && errorCode !== ErrorCode.FLAG_NOT_FOUND)
    for (const { flagKey, value, errorCode } of said) {
      const flag = flagKey as FeatureFlag
      if (!errorCode) known[flag] = value
      else if (errorCode === ErrorCode.FLAG_NOT_FOUND) delete known[flag]
    }
    setServiceFlags({ ...known })
    if (failed[0]) trouble.failed(new Error(`${failed[0].flagKey}: ${failed[0].errorMessage ?? failed[0].errorCode}`))
    else trouble.worked()
  }
}
