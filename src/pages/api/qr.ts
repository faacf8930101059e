import type { NextApiRequest, NextApiResponse } from 'next'
import { sendAnswer } from '@/data/site-answer.server'
import { answerQr } from '@/door/papers/quote/qr-answer.server'

/** GET /api/qr?lang=&sales_type=&cupra_code= (door/papers/quote/qr-answer.server.ts). */
export default function qr(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return sendAnswer(request, response, answerQr)
}
