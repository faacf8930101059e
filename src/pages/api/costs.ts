import type { NextApiRequest, NextApiResponse } from 'next'
import { costsTarget } from '@/routing/forms/money-targets'

/** GET /api/costs: taxes and costs of a car. Leads to the page of the answer. */
export default function costs(request: NextApiRequest, response: NextApiResponse): void {
  response.setHeader('Cache-Control', 'no-store').redirect(303, costsTarget(request.query))
}
