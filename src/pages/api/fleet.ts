import '@/data/server-transport.server'
import { siteCall } from '@/data/site-answer.server'
import { answerFleet } from '@/door/papers/fleet/answer.server'

/** GET /api/fleet: a fleet's form, and its plan as a file (door/papers/fleet/answer.server.ts). */
export default siteCall(answerFleet)
