export { keystaticHandler as default } from '@/editor/keystatic-handler.server'

/** It says itself, in words for an editor, when what is sent is too long. */
export const config = { api: { bodyParser: false } }
