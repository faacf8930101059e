import '@/data/server-transport.server'
import { siteCall } from '@/data/site-answer.server'
import { answerStockFeed } from '@/door/machines/stock-feed/answer.server'

/** GET /api/stock-feed?format=rss&lang=&sales_type=&…: a search of the stock as a feed (door/machines/stock-feed/answer.server.ts). */
export default siteCall(answerStockFeed)
