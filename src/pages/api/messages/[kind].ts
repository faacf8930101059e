import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import '@/data/server-transport.server'
import { answerMessageCall } from '@/door/messages/answer-call.server'
import { isTooLong } from '@/door/messages/read-form.server'
import { readBody } from '@/door/revalidation/read-body.server'
import { siteMessages } from '@/messages/messages.server'

/** Its length is looked at before it is read. */
export const config: PageConfig = { api: { bodyParser: false } }

/** POST /api/messages/{kind} (docs/operations.md). */
export default async function messages(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { method, headers, query } = request
  const body = isTooLong(request) ? undefined : await readBody(request)
  const answer = await answerMessageCall({ kind: query.kind, method, headers, body }, siteMessages)
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value)
  response.status(answer.status).send(JSON.stringify(answer.body))
}
