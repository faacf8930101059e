import '@/data/server-transport.server'
import { siteCall } from '@/data/site-answer.server'
import { answerCosts } from '@/door/papers/company-tax/answer.server'

/** GET /api/costs: taxes and costs of a car by their form, and their table as a file (door/papers/company-tax/answer.server.ts). */
export default siteCall(answerCosts)
