import type { NextApiRequest, NextApiResponse } from 'next'
import '@/data/server-transport.server'
import { readSearchIndex, SEARCH_CACHE_CONTROL } from '@/data/search/answer.server'

/** GET /api/search?language=&sales_type=: what the menu's search box looks through. */
export default async function search(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD')
    response.status(405).end()
    return
  }
  const { language, sales_type } = request.query
  try {
    const index = await readSearchIndex({ language, sales_type })
    response.setHeader('cache-control', SEARCH_CACHE_CONTROL)
    response.status(200).json(index)
  } catch {
    response.setHeader('cache-control', 'no-store')
    response.status(500).json({ status: 500, title: 'Internal Server Error' })
  }
}
