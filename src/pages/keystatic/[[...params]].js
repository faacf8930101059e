export { EditorPage as default } from '@/editor/EditorPage'
