import { siteCall } from '@/data/site-answer.server'
import { answerPicture } from '@/door/pictures/answer.server'

/** GET /api/image?url=&w=&q=: a picture of this site in another width (door/pictures/answer.server.ts). */
export default siteCall((query, { headers }) => answerPicture(query, headers))
