import dynamic from 'next/dynamic'
import Head from 'next/head'
import { useEffect } from 'react'
import { brand } from '@/brand/brand'
import { initScreenLanguage } from './editor-language'
import { askChoices } from './pickers/choices'

if (typeof window !== 'undefined') initScreenLanguage()

/** The labels of the schema are said while it loads, in the language that has been settled by then. */
const EditorScreens = dynamic(
  async () => {
    await askChoices()
    return import('./EditorScreens')
  },
  { ssr: false },
)

/** Keystatic's screens, at /keystatic (docs/decisions/0065-editor-in-a-separate-build.md). */
export function EditorPage() {
  useEffect(() => {
    const language = initScreenLanguage()
    const root = document.documentElement
    // Next's router sets it back to that of the address, which has none.
    const say = () => {
      if (root.lang !== language) root.lang = language
    }
    say()
    const watch = new MutationObserver(say)
    watch.observe(root, { attributeFilter: ['lang'] })
    return () => watch.disconnect()
  }, [])
  return (
    <>
      <Head>
        {/* Next tells a screen reader the title of a page, or else its address. */}
        <title>{brand.name}</title>
      </Head>
      <EditorScreens />
    </>
  )
}
