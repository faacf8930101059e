import type { NextApiRequest, NextApiResponse } from 'next'
import { answerNavigation, methodNotAllowed } from '@/data/navigation/answer.server'

/** GET /api/navigation?language=&type= (spec §7). */
export default async function navigation(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { language, type } = request.query
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const answer = isRead ? await answerNavigation({ language, type }) : methodNotAllowed()
  response.status(answer.status)
  answer.headers.forEach((value, name) => {
    response.setHeader(name, value)
  })
  // send() adds the ETag, and answers 304 to whoever has it.
  response.send(await answer.text())
}
