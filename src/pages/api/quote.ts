import '@/data/server-transport.server'
import { siteCall } from '@/data/site-answer.server'
import { answerQuote } from '@/door/papers/quote/answer.server'

/** GET /api/quote?cupra_code= … : a quote as a PDF (door/papers/quote/answer.server.ts). */
export default siteCall(answerQuote)
