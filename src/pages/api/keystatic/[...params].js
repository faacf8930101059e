export { answerEditor as default } from '@/editor/answer-editor.server'

/** A picture in a text comes with the entry. Next refuses what is over 1 MB. */
export const config = { api: { bodyParser: { sizeLimit: '20mb' } } }
