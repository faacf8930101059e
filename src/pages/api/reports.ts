import type { NextApiRequest, NextApiResponse, PageConfig } from 'next'
import { takeBrowserReports } from '@/data/service/browser-reports.server'

/** Twenty reports are a quarter of it. */
export const config: PageConfig = { api: { bodyParser: { sizeLimit: '16kb' } } }

/** POST /api/reports: a browser says that an answer of the service was not as agreed. Nothing about its visitor is in it. */
export default function reports(request: NextApiRequest, response: NextApiResponse): void {
  response.setHeader('Cache-Control', 'no-store')
  if (request.method !== 'POST') {
    response.status(405).setHeader('Allow', 'POST').end()
    return
  }
  response.status(takeBrowserReports(request.body)).end()
}
