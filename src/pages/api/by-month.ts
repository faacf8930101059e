import type { NextApiRequest, NextApiResponse } from 'next'
import { monthlyTarget } from '@/routing/forms/money-targets'

/** GET /api/by-month: an amount a month and a kind of engine. Leads to the cars in stock that it pays for. */
export default function byMonth(request: NextApiRequest, response: NextApiResponse): void {
  response.setHeader('Cache-Control', 'no-store').redirect(303, monthlyTarget(request.query))
}
