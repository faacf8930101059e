import { answerNavigation } from '@/data/navigation/answer.server'
import { siteCall } from '@/data/site-answer.server'

/** GET /api/navigation?language=&type= (spec §7). */
export default siteCall(answerNavigation)
