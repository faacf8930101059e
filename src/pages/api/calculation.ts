import type { NextApiRequest, NextApiResponse } from 'next'
import { calculationTarget } from '@/routing/forms/calculation-target'

/** GET /api/calculation?cupra_code=&product=&duration=&mileage=&deposit=: the calculator's form without JavaScript. */
export default function calculation(request: NextApiRequest, response: NextApiResponse): void {
  response.setHeader('Cache-Control', 'no-store').redirect(303, calculationTarget(request.query))
}
