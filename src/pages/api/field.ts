import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { publicEnv } from '@/config/env.public'
import { hasVariant } from '@/door/machines/known-variants.server'
import { takeFieldReport } from '@/field/field-reports.server'

/** A page says far less; of what the policy kept out a browser gathers several. */
export const config: PageConfig = { api: { bodyParser: { sizeLimit: '16kb' } } }

/** POST /api/field: a browser says how fast a page was, or what went wrong in it. Nothing about its visitor is in it. */
export default async function field(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store')
  if (request.method !== 'POST') {
    response.status(405).setHeader('Allow', 'POST').end()
    return
  }
  // Another site's page knows nothing of ours.
  const site = request.headers['sec-fetch-site']
  const isOwn = site === undefined || site === 'same-origin' || site === 'none'
  if (publicEnv.fieldSample === '0' || !isOwn) {
    response.status(204).end()
    return
  }
  response.status(await takeFieldReport(request.body, hasVariant)).end()
}
