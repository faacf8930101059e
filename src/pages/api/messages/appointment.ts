import type { NextApiRequest, NextApiResponse } from 'next'
import { answerAppointment } from '@/door/messages/appointment.server'
import { AGAIN_AFTER } from '@/door/messages/find-message.server'

/** GET /api/messages/appointment?m=: the day of a test drive, for a calendar. */
export default async function appointment({ query }: NextApiRequest, response: NextApiResponse): Promise<void> {
  const calendar = await answerAppointment(query.m)
  response.setHeader('Cache-Control', 'private, no-store')
  if (!calendar) {
    response.status(404).end()
    return
  }
  if (calendar === 'away') {
    response.status(503).setHeader('Retry-After', String(AGAIN_AFTER)).end()
    return
  }
  response.setHeader('Content-Type', 'text/calendar; charset=utf-8')
  response.setHeader('Content-Disposition', 'attachment; filename="test-drive.ics"')
  response.send(calendar)
}
