export { previewDoor as default } from '@/door/preview/preview-door.server'
