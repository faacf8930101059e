import type { NextApiRequest, NextApiResponse } from 'next'
import { mayWrite } from '@/config/editor-session.server'
import { editorEnv } from '@/config/env.editor'
import { env } from '@/config/env.server'
import { isOwnForm } from '@/config/request-origin.server'
import { languageInCookies } from '@/content/schema/screen-language'
import { refreshFront } from '@/data/front/refresh-front.server'
import { messagePage } from '@/door/preview/message-page.server'
import { runDraftAction } from './draft-actions.server'
import { githubErrorPage } from './github/github-error-page.server'
import { mirrorState } from './github/mirror.server'
import { asGithubError, inTransaction, pullLatest, readCredentials } from './github/transaction.server'
import type { DraftAnswer, Surroundings } from './publish-drafts.server'
import { readPersonName, readTeam } from './team.server'

/** What ends on the site. */
const PUBLISHING: readonly unknown[] = ['publish', 'schedule', 'withdraw', 'release']

/** POST /api/drafts, for whoever may write. */
export async function draftsHandler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const language = languageInCookies(request.headers.cookie ?? '')
  const revalidate = async (path: string) => {
    await response.revalidate(path, { unstable_onlyGenerated: true })
    await refreshFront(path, env)
  }
  const answer = await changeDrafts(request, revalidate).catch((error: unknown) =>
    githubErrorPage(asGithubError(error), language),
  )
  response.setHeader('Cache-Control', 'private, no-store')
  if (answer.kind === 'done') response.redirect(303, answer.path)
  else response.status(answer.status).setHeader('Content-Type', 'text/html; charset=utf-8').send(answer.html)
}

async function changeDrafts(
  { method, headers, body }: NextApiRequest,
  revalidate: Surroundings['revalidate'],
): Promise<DraftAnswer> {
  const root = process.cwd()
  const language = languageInCookies(headers.cookie ?? '')
  if (editorEnv.kind === 'github' && !mayWrite(headers)) return messagePage(401, 'github_session', language)
  const fields: Readonly<Record<string, unknown>> = body ?? {}
  await pullLatest(headers, root)
  const by = readCredentials(headers)
  const answer = await runDraftAction(
    {
      method,
      fields,
      who: readPersonName(headers, await readTeam(root)),
      ...(language && { language }),
      isAllowed: mayWrite(headers) && isOwnForm(headers),
    },
    {
      revalidate,
      root,
      ...(by && { github: { by, inTransaction: (message, change) => inTransaction(headers, root, message, change) } }),
    },
  )
  const { held } = mirrorState()
  const isPublished = answer.kind === 'done' && PUBLISHING.includes(fields.action)
  return held && isPublished ? messagePage(200, 'held', language, [held.url]) : answer
}
