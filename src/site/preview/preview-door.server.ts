import type { NextApiRequest, NextApiResponse } from 'next'
import { editorEnv } from '@/config/env.editor'
import { env } from '@/config/env.server'
import { keptPreview, openPreview } from '@/config/preview.server'
import { isDesk, isOwnForm } from '@/config/request-origin.server'
import { answerPreview } from './answer.server'

/** Seconds. How long a preview from the editors' screens lasts, which no link limits. */
const AT_THE_DESK = 12 * 3_600

/** GET and POST /api/preview. */
export async function previewDoor(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const answer = await answerPreview(
    {
      method: request.method,
      fields: request.method === 'POST' ? (request.body ?? {}) : request.query,
      isOwn: isOwnForm(request.headers),
      current: request.preview ? openPreview(request.previewData) : undefined,
    },
    { secret: env.PREVIEW_SECRET, isDesk: editorEnv.kind === 'local' && isDesk(request.headers) },
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
