export { answerEditor as default } from '@/editor/answer-editor.server'

/** It says itself, in words for an editor, when what is sent is too long. */
export const config = { api: { bodyParser: false } }
