import type { NextApiRequest, NextApiResponse } from 'next'
import { choiceTarget } from '@/routing/forms/money-targets'

/** GET /api/choice: the five questions, answered. Leads to the page of the answer. */
export default function choice(request: NextApiRequest, response: NextApiResponse): void {
  response.setHeader('Cache-Control', 'no-store').redirect(303, choiceTarget(request.query))
}
