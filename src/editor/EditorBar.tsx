import { LANGUAGE_NAMES, type Language, otherLanguage } from '@/domain/language'
import { saveScreenLanguage } from './editor-language'
import { LivePreview } from './live/LivePreview'
import { PasteWarnings } from './PasteWarnings'
import { PresenceNotice } from './presence/PresenceNotice'

export const BAR_WORDS = {
  fr: { bar: 'Rédaction', desk: 'Toutes les fiches', pictures: 'Images', help: 'Aide' },
  nl: { bar: 'Redactie', desk: 'Alle fiches', pictures: 'Beelden', help: 'Hulp' },
} as const

/** Above Keystatic's screens: the list of all entries, the help, and the other language. */
export function EditorBar({ language }: { readonly language: Language }) {
  const words = BAR_WORDS[language]
  const other = otherLanguage(language)
  return (
    <header id="editor-bar">
      <style>{css}</style>
      <h1>{words.bar}</h1>
      <nav aria-label={words.bar}>
        <a href="/api/desk">{words.desk}</a>
        <a href="/api/desk?view=pictures">{words.pictures}</a>
        <a href="/api/desk?view=help">{words.help}</a>
      </nav>
      <LivePreview language={language} />
      <PresenceNotice language={language} />
      <button
        type="button"
        lang={other}
        onClick={() => {
          saveScreenLanguage(other)
          window.location.reload()
        }}
      >
        {LANGUAGE_NAMES[other][other]}
      </button>
      <PasteWarnings language={language} />
    </header>
  )
}

const css = `
#editor-bar,#editor-bar nav{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;padding:.25rem 1rem;font:.875rem/1.5 system-ui,sans-serif;color:#fff;background:#003640}
#editor-bar :is(a,button){font:inherit;color:inherit;background:none;border:0;padding:.375rem 0;cursor:pointer;text-decoration:underline;text-underline-offset:.2em}
#editor-bar h1{margin:0;font:inherit;font-weight:700}
#editor-bar nav{padding:0}
#editor-bar>button[lang]{margin-left:auto}
#presence-notice:not(:empty){display:flex;gap:.5rem;flex:1 1 14rem;min-width:0}
#presence-notice p{margin:0;padding:0 .5rem;color:#003640;background:#fff;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
@media (max-width:64rem){#presence-notice:not(:empty){flex-basis:100%;flex-wrap:wrap}#presence-notice p{white-space:normal}}
#editor-bar :focus-visible{outline:2px solid #fff;outline-offset:2px}
:has(>[id^=primary-pane-]){height:calc(100vh - 2.5625rem)!important}
#live-preview{position:fixed;z-index:10;inset:2.5625rem 0 0 auto;width:45vw;color:#003640;background:#fff;border-left:2px solid #003640}
#live-preview iframe{position:absolute;inset:0;width:100%;height:100%;border:0}
#live-preview p{margin:0;padding:1rem;font:.875rem/1.5 system-ui,sans-serif}
body:has(#live-preview){padding-right:45vw}
body:has(#live-preview) #editor-bar{margin-right:-45vw}
[data-type=modal]:has(form),[data-type=modal]>:has(form){width:min(60rem,100%)!important;max-width:100%}
body:has(#live-preview) div:has(>[data-type=modal]){width:55vw}
@media (max-width:100rem){body:has(#live-preview) :is([id^=primary-pane-],[data-split-view-resize-handle]){display:none}}
@media (max-width:64rem){#live-preview{top:auto;width:100%;height:45vh;border-left:0;border-top:2px solid #003640}body:has(#live-preview){padding:0 0 45vh}body:has(#live-preview) #editor-bar{margin-right:0}body:has(#live-preview) div:has(>[data-type=modal]){--kui-visual-viewport-height:55vh!important;width:100vw}}
#paste-warnings{position:fixed;z-index:100;right:1rem;bottom:1rem;max-width:min(28rem,calc(100% - 2rem));padding:.75rem 1rem;color:#fff;background:#003640;border:1px solid #fff}
#paste-warnings p{margin:0 0 .5rem}
`
