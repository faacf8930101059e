import type { NextApiRequest, NextApiResponse } from 'next'
import '@/data/server-transport.server'
import { answerSearch } from '@/data/search/answer.server'
import { sendAnswer } from '@/data/site-answer.server'

/** GET /api/search?language=&sales_type=: what the menu's search box looks through. */
export default function search(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return sendAnswer(request, response, answerSearch)
}
