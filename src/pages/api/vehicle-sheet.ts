import '@/data/server-transport.server'
import { siteCall } from '@/data/site-answer.server'
import { answerVehicleSheet } from '@/door/papers/vehicle-sheet/answer.server'

/** GET /api/vehicle-sheet?commission_id= … : a car of the stock as a PDF (door/papers/vehicle-sheet/answer.server.ts). */
export default siteCall(answerVehicleSheet)
