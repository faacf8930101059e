import type { NextApiRequest, NextApiResponse } from 'next'
import { editorEnv } from '@/config/env.editor'
import { isDesk } from '@/config/request-origin.server'
import { languageInCookies } from '@/content/schema/screen-language'
import { readerWithDrafts } from '@/content/store/drafts.server'
import { contentReader } from '@/content/store/reader.server'
import { toLanguage } from '@/domain/language'
import { listChoices } from './choices.server'
import { deskPage } from './desk-page.server'
import { NAME_COOKIE, nameInCookies, readTeam } from './team.server'

/**
 * GET /api/desk: the list of all entries, the page of one, the help; on one's own machine alone, as all that writes. What can be chosen
 * is told to the screens wherever they are; elsewhere it is what visitors see anyway.
 */
export async function deskDoor(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('Cache-Control', 'private, no-store')
  const { headers, query } = request
  const isLocal = editorEnv.kind === 'local'
  const isChoices = query.view === 'choices'
  if (isLocal ? !isDesk(headers) : !isChoices) {
    response.status(404).end()
    return
  }
  const language = languageInCookies(headers.cookie ?? '') ?? toLanguage(headers['accept-language']?.slice(0, 2))
  const root = process.cwd()
  if (isChoices) {
    const reader = isLocal ? readerWithDrafts(root, { isForgiving: true }) : contentReader(root)
    response.status(200).json(await listChoices(reader, language, root))
    return
  }
  const team = await readTeam(root)
  const me = team.find(({ name }) => name === query.me)
  if (me) {
    response.setHeader(
      'Set-Cookie',
      `${NAME_COOKIE}=${encodeURIComponent(me.name)}; Path=/; Max-Age=31536000; SameSite=Lax`,
    )
    response.redirect(303, '/api/desk')
    return
  }
  const named = team.find(({ name }) => name === nameInCookies(headers.cookie))
  const asked = team.length > 0 && !named ? { view: 'me' } : query
  const page = await deskPage(asked, language, root, { team, who: named?.name ?? '' })
  response.status(page.status).setHeader('Content-Type', 'text/html; charset=utf-8').send(page.html)
}
