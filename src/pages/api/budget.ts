import type { NextApiRequest, NextApiResponse } from 'next'
import { budgetTarget } from '@/routing/forms/money-targets'

/** GET /api/budget: a search by monthly amount. Leads to the page of the answer. */
export default function budget(request: NextApiRequest, response: NextApiResponse): void {
  response.setHeader('Cache-Control', 'no-store').redirect(303, budgetTarget(request.query))
}
