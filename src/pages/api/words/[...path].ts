import type { NextApiRequest, NextApiResponse } from 'next'
import { answerWords } from '@/i18n/words.server'

/** GET /api/words/{version}/{language}/{namespaces}: the words of the interface, which no page carries. */
export default async function words({ method, query }: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    response.status(405).end()
    return
  }
  const answer = await answerWords([query.path ?? []].flat())
  answer.headers.forEach((value, name) => {
    response.setHeader(name, value)
  })
  response.status(answer.status).send(await answer.text())
}
