import type { Config } from '@keystatic/core'
import { Keystatic } from '@keystatic/core/ui'
import Head from 'next/head'
import { useEffect } from 'react'
import { brand } from '@/brand/brand'
import { BAR_WORDS, EditorBar } from './EditorBar'
import { editorConfig } from './editor-config'
import { initScreenLanguage } from './editor-language'
import { openDeepLink } from './open-deep-link'
import { patchKeystaticDom } from './patch-keystatic-dom'
import { installWidgets } from './pickers/install-widgets'
import { pickerStyles } from './pickers/picker-styles'
import { sendReadState } from './send-read-state'
import { translateScreens } from './translate-screens'

// Before Keystatic asks for anything.
window.fetch = sendReadState(window.fetch.bind(window))

installWidgets()

/** What stands on the page beside Keystatic's own: in the browser alone. */
export default function EditorScreens() {
  const language = initScreenLanguage()
  useEffect(openDeepLink, [])
  useEffect(() => translateScreens(document.body, language), [language])
  useEffect(() => patchKeystaticDom(document.body, language), [language])
  return (
    <>
      <Head>
        <title>{`${BAR_WORDS[language].bar} | ${brand.name}`}</title>
      </Head>
      <style>{pickerStyles}</style>
      <EditorBar language={language} />
      <Keystatic config={editorConfig as unknown as Config} />
    </>
  )
}
