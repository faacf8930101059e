import type { NextApiRequest, NextApiResponse } from 'next'
import { choiceEntry } from '@/site/money-entries'

/** GET /api/choice: the five questions, answered. Leads to the page of the answer. */
export default function choice(request: NextApiRequest, response: NextApiResponse): void {
  response.setHeader('Cache-Control', 'no-store').redirect(303, choiceEntry(request.query))
}
