import type { NextApiRequest, NextApiResponse } from 'next'
import { mayWrite, sessionIn } from '@/config/editor-session.server'
import { editorEnv } from '@/config/env.editor'
import { languageInCookies } from '@/content/schema/screen-language'
import { readerWithDrafts } from '@/content/store/drafts.server'
import { toLanguage } from '@/domain/language'
import type { MessagePage } from '@/door/preview/message-page.server'
import { listChoices } from './choices.server'
import { deskPage } from './desk-page.server'
import { githubErrorPage } from './github/github-error-page.server'
import { mirrorState } from './github/mirror.server'
import { signInPath } from './github/sign-in.server'
import { asGithubError, pullLatest } from './github/transaction.server'
import { NAME_COOKIE, readPersonName, readTeam } from './team.server'

/**
 * GET /api/desk: the list of all entries, the page of one, the help, and what the screens choose from: for whoever may write
 * (config/editor-session.server.ts).
 */
export async function deskHandler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('Cache-Control', 'private, no-store')
  const { headers, query } = request
  const isChoices = query.view === 'choices'
  const askToSignIn = () =>
    isChoices ? response.status(401).end() : response.redirect(303, signInPath(request.url ?? ''))
  const give = ({ status, html }: MessagePage) => {
    response.status(status).setHeader('Content-Type', 'text/html; charset=utf-8').send(html)
  }
  if (!mayWrite(headers)) {
    if (editorEnv.kind === 'github') askToSignIn()
    else response.status(404).end()
    return
  }
  const root = process.cwd()
  const session = editorEnv.kind === 'github' ? sessionIn(headers) : undefined
  const trouble = await pullLatest(headers, root)
  if (trouble?.why === 'session') {
    askToSignIn()
    return
  }
  const language = languageInCookies(headers.cookie ?? '') ?? toLanguage(headers['accept-language']?.slice(0, 2))
  if (trouble?.why === 'forbidden') {
    give(githubErrorPage(trouble, language))
    return
  }
  if (isChoices) {
    response.status(200).json(await listChoices(readerWithDrafts(root, { isForgiving: true }), language, root))
    return
  }
  const team = await readTeam(root)
  const me = team.find(({ name }) => name === query.me)
  if (me && editorEnv.kind === 'local') {
    response.setHeader(
      'Set-Cookie',
      `${NAME_COOKIE}=${encodeURIComponent(me.name)}; Path=/; Max-Age=31536000; SameSite=Lax`,
    )
    response.redirect(303, '/api/desk')
    return
  }
  const who = readPersonName(headers, team)
  const isNamed = editorEnv.kind === 'github' || team.length === 0 || team.some(({ name }) => name === who)
  const asked = isNamed ? query : { view: 'me' }
  const page = await deskPage(asked, language, root, {
    team,
    who,
    ...(session && {
      github: { by: session, account: session.account, isSilent: trouble !== undefined, ...mirrorState() },
    }),
  }).catch((error: unknown) => githubErrorPage(asGithubError(error), language))
  give(page)
}
