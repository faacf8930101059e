import type { NextApiRequest, NextApiResponse } from 'next'
import '@/data/server-transport.server'
import { sendAnswer } from '@/data/site-answer.server'
import { answerFleet } from '@/door/papers/fleet/answer.server'

/** GET /api/fleet: a fleet's form, and its plan as a file (door/papers/fleet/answer.server.ts). Who goes away cancels its calls. */
export default function fleet(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const leaving = new AbortController()
  response.on('close', () => leaving.abort())
  return sendAnswer(request, response, (query) => answerFleet(query, { signal: leaving.signal }))
}
