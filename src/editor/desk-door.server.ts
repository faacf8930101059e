import type { NextApiRequest, NextApiResponse } from 'next'
import { editorEnv } from '@/config/env.editor'
import { isDesk } from '@/config/request-origin.server'
import { languageInCookies } from '@/content/schema/screen-language'
import { toLanguage } from '@/domain/language'
import { deskPage } from './desk-page.server'

/** GET /api/desk: the list of all entries, the page of one, the help. On one's own machine alone, as all that writes. */
export async function deskDoor(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('Cache-Control', 'private, no-store')
  if (editorEnv.kind !== 'local' || !isDesk(request.headers)) {
    response.status(404).end()
    return
  }
  const { headers, query } = request
  const wished = headers['accept-language']?.slice(0, 2)
  const page = await deskPage(query, languageInCookies(headers.cookie ?? '') ?? toLanguage(wished), process.cwd())
  response.status(page.status).setHeader('Content-Type', 'text/html; charset=utf-8').send(page.html)
}
