import type { NextApiRequest, NextApiResponse } from 'next'
import '@/data/server-transport.server'
import { sendAnswer } from '@/data/site-answer.server'
import { answerVehicleSheet } from '@/door/papers/vehicle-sheet/answer.server'

/** GET /api/vehicle-sheet?commission_id= … : a car of the stock as a PDF (door/papers/vehicle-sheet/answer.server.ts). Who goes away cancels its calls. */
export default function vehicleSheet(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const leaving = new AbortController()
  response.on('close', () => leaving.abort())
  return sendAnswer(request, response, (query) => answerVehicleSheet(query, { signal: leaving.signal }))
}
