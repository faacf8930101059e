import { siteCall } from '@/data/site-answer.server'
import { answerQr } from '@/door/papers/quote/qr-answer.server'

/** GET /api/qr?lang=&sales_type=&cupra_code= (door/papers/quote/qr-answer.server.ts). */
export default siteCall(answerQr)
