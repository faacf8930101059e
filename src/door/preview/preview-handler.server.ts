import type { NextApiRequest, NextApiResponse } from 'next'
import '@/data/server-transport.server'
import { mayWrite } from '@/config/editor-session.server'
import { env } from '@/config/env.server'
import { keptPreview, openPreview } from '@/config/preview.server'
import { isOwnForm } from '@/config/request-origin.server'
import { languageInCookies } from '@/content/schema/screen-language'
import { flagsOnServer } from '@/data/feature-flags/flags-on-server.server'
import { answerPreview } from './answer.server'

/** Seconds. How long a preview from the editors' screens lasts, which no link limits. */
const AT_THE_DESK = 12 * 3_600

/** Milliseconds. A page that is made anew, with a service that is slow. */
const PAGE_MS = 20_000

/** GET and POST /api/preview. */
export async function previewHandler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const answer = await answerPreview(
    {
      method: request.method,
      fields: request.method === 'POST' ? (request.body ?? {}) : { ...spoken(request), ...request.query },
      isOwn: isOwnForm(request.headers),
      current: request.preview ? openPreview(request.previewData) : undefined,
    },
    {
      secret: env.PREVIEW_SECRET,
      isDesk: mayWrite(request.headers),
      flags: async () => (await flagsOnServer()).flags,
      readHtml: (path, as) => fetchHtml(request, path, as),
    },
  )
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('Referrer-Policy', 'no-referrer')
  switch (answer.kind) {
    case 'nothing':
      response.status(404).end()
      return
    case 'page':
      response.status(answer.status).setHeader('Content-Type', 'text/html; charset=utf-8').send(answer.html)
      return
    case 'leave':
      response.clearPreviewData()
      break
    case 'enter': {
      const { until } = answer.preview
      const maxAge = until ? Math.max(1, Math.floor(until - Date.now() / 1_000)) : AT_THE_DESK
      response.setPreviewData(keptPreview(answer.preview), { maxAge })
    }
  }
  response.redirect(303, answer.path)
}

/** The editors' screens name no language where they lead to a preview. */
function spoken({ headers }: NextApiRequest) {
  const language = languageInCookies(headers.cookie ?? '')
  return language ? { language } : {}
}

/** Asked of this very server: a page is what whoever opens it gets. */
async function fetchHtml(request: NextApiRequest, path: string, as: 'editor' | 'visitor'): Promise<string | undefined> {
  const { localAddress = '127.0.0.1', localPort } = request.socket
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress
  const { cookie } = request.headers
  const answer = await fetch(`http://${host}:${localPort}${path}`, {
    headers: as === 'editor' && cookie ? { cookie } : {},
    redirect: 'manual',
    signal: AbortSignal.timeout(PAGE_MS),
  })
  return answer.status === 200 ? answer.text() : undefined
}
