export { picturesHandler as default } from '@/editor/pictures-handler.server'

/** It says itself, in words for an editor, when what is sent is too large. */
export const config = { api: { bodyParser: false } }
