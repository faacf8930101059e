import type { NextApiRequest, NextApiResponse } from 'next'
import { answerNavigation } from '@/data/navigation/answer.server'
import { sendAnswer } from '@/data/site-answer.server'

/** GET /api/navigation?language=&type= (spec §7). */
export default function navigation(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return sendAnswer(request, response, answerNavigation)
}
