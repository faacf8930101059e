import type { NextApiRequest, NextApiResponse } from 'next'
import '@/data/server-transport.server'
import { sendAnswer } from '@/data/site-answer.server'
import { answerStockFeed } from '@/door/machines/stock-feed/answer.server'

/** GET /api/stock-feed?format=rss&lang=&sales_type=&…: a search of the stock as a feed (door/machines/stock-feed/answer.server.ts). */
export default function stockFeed(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return sendAnswer(request, response, answerStockFeed)
}
