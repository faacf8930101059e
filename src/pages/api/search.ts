import '@/data/server-transport.server'
import { answerSearch } from '@/data/search/answer.server'
import { siteCall } from '@/data/site-answer.server'

/** GET /api/search?language=&sales_type=: what the menu's search box looks through. */
export default siteCall(answerSearch)
