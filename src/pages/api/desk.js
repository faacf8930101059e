export { deskDoor as default } from '@/editor/desk-door.server'
