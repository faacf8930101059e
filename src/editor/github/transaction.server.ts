import type { IncomingHttpHeaders } from 'node:http'
import { sessionIn } from '@/config/editor-session.server'
import { editorEnv } from '@/config/env.editor'
import { reportOnce } from '@/config/report-once'
import { runExclusive } from '../mutex'
import { isFullDisk } from '../working-copy.server'
import { type Credentials, GithubError } from './github-calls.server'
import { pull, push, undo } from './mirror.server'

/** With what is written at GitHub; undefined on one's own machine, where the files are all there is. */
export const readCredentials = (headers: IncomingHttpHeaders): Credentials | undefined =>
  editorEnv.kind === 'github' ? sessionIn(headers) : undefined

/** Before entries are looked at. Without an answer of GitHub they are as they were when it last answered. */
export async function pullLatest(headers: IncomingHttpHeaders, root: string): Promise<GithubError | undefined> {
  const by = readCredentials(headers)
  if (!by) return undefined
  return runExclusive(() => pull(by, root, { isForReading: true })).then(
    () => undefined,
    // A full disk is told to whoever changes something.
    (error: unknown) => (isFullDisk(error) ? undefined : asGithubError(error)),
  )
}

/**
 * Changes entries, one at a time. With GitHub it begins from the newest state and ends as one commit; what GitHub does not take is undone.
 *
 * @param message of the commit
 * @throws GithubError
 */
export function inTransaction<T>(
  headers: IncomingHttpHeaders,
  root: string,
  message: string,
  change: () => Promise<T>,
): Promise<T> {
  const by = readCredentials(headers)
  if (!by) return runExclusive(change)
  return runExclusive(async () => {
    await pull(by, root)
    try {
      const done = await change()
      await push(by, root, message)
      return done
    } catch (error) {
      await undo(root)
      throw error
    }
  })
}

/** What an editor is told of an error of GitHub; every other one is thrown on. */
export function asGithubError(error: unknown): GithubError {
  if (!(error instanceof GithubError)) throw error
  reportOnce(error.message)
  return error
}
