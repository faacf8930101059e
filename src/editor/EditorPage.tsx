import type { Config } from '@keystatic/core'
import { Keystatic } from '@keystatic/core/ui'
import { useEffect } from 'react'
import { editorEnv } from '@/config/env.editor'
import { editorConfig } from './editor-config'
import { openAskedBlock } from './open-asked-block'
import { watchSaves } from './watch-saves'

const NAME = 'NEXT_PUBLIC_KEYSTATIC_GITHUB_APP_SLUG'

// Before Keystatic asks for anything. With GitHub, the commit itself is refused when somebody else was faster.
if (typeof window !== 'undefined' && editorEnv.kind === 'local') window.fetch = watchSaves(window.fetch.bind(window))

/** Keystatic's screens, at /keystatic (docs/decisions/0065-the-editors-screens.md). */
export function EditorPage() {
  useEffect(openAskedBlock, [])
  return (
    <Keystatic config={editorConfig as unknown as Config} appSlug={{ envName: NAME, value: editorEnv.githubApp }} />
  )
}
