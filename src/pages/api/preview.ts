export { previewHandler as default } from '@/door/preview/preview-handler.server'
