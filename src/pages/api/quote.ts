import type { NextApiRequest, NextApiResponse } from 'next'
import '@/data/server-transport.server'
import { sendAnswer } from '@/data/site-answer.server'
import { answerQuote } from '@/door/papers/quote/answer.server'

/** GET /api/quote?cupra_code= … : a quote as a PDF (door/papers/quote/answer.server.ts). Who goes away cancels its calls. */
export default function quote(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const leaving = new AbortController()
  response.on('close', () => leaving.abort())
  return sendAnswer(request, response, (query) => answerQuote(query, { signal: leaving.signal }))
}
