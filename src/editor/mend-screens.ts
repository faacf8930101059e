import { labelIn } from '@/content/schema/label'
import type { Language } from '@/domain/language'
import { editorConfig } from './editor-config'

const MENU = { fr: 'Menu des fiches', nl: 'Menu van de fiches' } as const

/**
 * Keystatic's screens, as whoever hears them needs them, and lists of entries in words: it draws a column by its value
 * (« FORMENTORNEW »), headings that skip a level, and its menu outside of every landmark. Returns what stops it.
 */
export function mendScreens(page: HTMLElement, language: Language): () => void {
  const mend = () => {
    for (const pane of page.querySelectorAll('[id^=primary-pane-]:not([role])')) {
      pane.setAttribute('role', 'region')
      pane.setAttribute('aria-label', MENU[language])
    }
    page.querySelectorAll('[data-split-view-resize-handle][aria-label]').forEach(nameByTitle)
    for (const heading of page.querySelectorAll('h3:not([aria-level])')) {
      if (!heading.closest('main section')) heading.setAttribute('aria-level', '2')
    }
    for (const cell of page.querySelectorAll<HTMLElement>('[role=rowheader]')) mendCell(cell, language)
  }
  const observer = new MutationObserver(mend)
  observer.observe(page, { subtree: true, childList: true, characterData: true })
  mend()
  return () => observer.disconnect()
}

/** It is seen then too, by whoever points at it. */
function nameByTitle(handle: Element) {
  handle.setAttribute('title', handle.getAttribute('aria-label') ?? '')
  handle.removeAttribute('aria-label')
}

/** A cell of the list of entries: its words, where its field is a choice; a heading of its row only where it has some. */
function mendCell(cell: HTMLElement, language: Language) {
  if (cell.textContent === '') {
    cell.setAttribute('role', 'gridcell')
    return
  }
  const text = firstText(cell)
  const label = text && optionLabel(cell.dataset.key ?? '', text.data)
  if (!label) return
  const words = labelIn(label)[language]
  if (text.data !== words) text.data = words
  text.parentElement?.setAttribute('title', words)
}

function firstText(cell: Element): Text | undefined {
  const found = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()
  return found instanceof Text ? found : undefined
}

interface Choice {
  readonly options?: readonly { readonly label: string; readonly value: string }[]
}

/** @param key of a cell: its column, then its entry */
function optionLabel(key: string, value: string): string | undefined {
  const kind = /\/collection\/([^/]+)/.exec(window.location.pathname)?.[1] ?? ''
  const collections: Readonly<
    Record<string, { columns?: readonly string[]; schema: Readonly<Record<string, unknown>> } | undefined>
  > = editorConfig.collections
  const column = collections[kind]?.columns?.find((name) => key.startsWith(name))
  const field = column && (collections[kind]?.schema[column] as Choice)
  return field ? field.options?.find((option) => option.value === value)?.label : undefined
}
