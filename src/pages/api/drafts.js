export { draftsHandler as default } from '@/editor/drafts-handler.server'
