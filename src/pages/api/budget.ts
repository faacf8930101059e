import type { NextApiRequest, NextApiResponse } from 'next'
import { budgetEntry } from '@/site/money-entries'

/** GET /api/budget: a search by monthly amount. Leads to the page of the answer. */
export default function budget(request: NextApiRequest, response: NextApiResponse): void {
  response.setHeader('Cache-Control', 'no-store').redirect(303, budgetEntry(request.query))
}
