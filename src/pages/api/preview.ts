export { previewDoor as default } from '@/site/preview/preview-door.server'
