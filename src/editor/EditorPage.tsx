import type { Config } from '@keystatic/core'
import { Keystatic } from '@keystatic/core/ui'
import { editorEnv } from '@/config/env.editor'
import { editorConfig } from './editor-config'

const NAME = 'NEXT_PUBLIC_KEYSTATIC_GITHUB_APP_SLUG'

/** Keystatic's screens, at /keystatic (docs/decisions/0065-the-editors-screens.md). */
export function EditorPage() {
  return (
    <Keystatic config={editorConfig as unknown as Config} appSlug={{ envName: NAME, value: editorEnv.githubApp }} />
  )
}
