import { siteCall } from '@/data/site-answer.server'
import { answerWords } from '@/i18n/words.server'

/** GET /api/words/{version}/{language}/{namespaces}: the words of the interface, which no page carries. */
export default siteCall(({ path }) => answerWords([path ?? []].flat()))
