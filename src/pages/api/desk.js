export { deskHandler as default } from '@/editor/desk-handler.server'
