import type { NextApiRequest, NextApiResponse } from 'next'
import { editorEnv } from '@/config/env.editor'
import { env } from '@/config/env.server'
import { isDesk, isOwnForm } from '@/config/request-origin.server'
import { languageInCookies } from '@/content/schema/screen-language'
import { refreshFront } from '@/data/front/refresh-front.server'
import { answerDrafts } from './answer-drafts.server'
import { nameInCookies } from './team.server'

export async function draftsDoor(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const language = languageInCookies(request.headers.cookie ?? '')
  const answer = await answerDrafts(
    {
      method: request.method,
      fields: request.body ?? {},
      who: nameInCookies(request.headers.cookie),
      ...(language && { language }),
      isAllowed: editorEnv.kind === 'local' && isDesk(request.headers) && isOwnForm(request.headers),
    },
    {
      revalidate: async (path) => {
        await response.revalidate(path, { unstable_onlyGenerated: true })
        await refreshFront(path, env)
      },
    },
  )
  response.setHeader('Cache-Control', 'private, no-store')
  if (answer.kind === 'done') response.redirect(303, answer.path)
  else response.status(answer.status).setHeader('Content-Type', 'text/html; charset=utf-8').send(answer.html)
}
