export { draftsDoor as default } from '@/editor/drafts-door.server'
