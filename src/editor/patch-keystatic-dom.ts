import { labelIn } from '@/content/schema/label'
import type { Language } from '@/domain/language'
import { formatDate } from '@/i18n/format'
import { editorConfig } from './editor-config'
import { askChoices, entryTitle, onChoices } from './pickers/choices'

const WORDS = {
  fr: { menu: 'Menu des fiches', title: 'Titre', find: 'Nom du fichier' },
  nl: { menu: 'Menu van de fiches', title: 'Titel', find: 'Bestandsnaam' },
} as const

/** How Keystatic calls the column of its own names, and begins the key of a cell in it. */
const SLUG = '@@slug'
const DATE = /^\d{4}-\d{2}-\d{2}$/

/**
 * Keystatic's screens, as whoever reads or hears them needs them. It draws lists of entries by what their files say (« co2 »,
 * « FORMENTORNEW », « 2026-11-28 »), headings that skip a level, its menu outside of every landmark, and menus that open over a page
 * whose landmarks they hide. None of its settings reach these. Returns what stops it.
 */
export function patchKeystaticDom(page: HTMLElement, language: Language): () => void {
  let shown = window.location.pathname
  const patch = () => {
    patchLandmarks(page, language)
    patchEntryLists(page, language)
    const { pathname } = window.location
    if (pathname === shown) return
    shown = pathname
    // An entry that has been written since has a title too.
    if (placeAt(pathname).kind) void askChoices()
  }
  const observer = new MutationObserver(patch)
  observer.observe(page, { subtree: true, childList: true, characterData: true })
  const stopListening = onChoices(patch)
  patch()
  return () => {
    observer.disconnect()
    stopListening()
  }
}

/** What a page is made of, for whoever hears it. */
function patchLandmarks(page: HTMLElement, language: Language) {
  for (const pane of page.querySelectorAll('[id^=primary-pane-]:not([role])')) {
    pane.setAttribute('role', 'region')
    pane.setAttribute('aria-label', WORDS[language].menu)
  }
  page.querySelectorAll('[data-split-view-resize-handle][aria-label]').forEach(nameByTitle)
  for (const heading of page.querySelectorAll('h3:not([aria-level])')) {
    // What is written is drawn anew as soon as anything else touches it, without end.
    if (!heading.closest('main section, [contenteditable]')) heading.setAttribute('aria-level', '2')
  }
  page.querySelectorAll('[role=presentation][data-placement]').forEach(patchPopover)
}

/** A list of entries, and the name of the one that is open. */
function patchEntryLists(page: HTMLElement, language: Language) {
  const words = WORDS[language]
  const { kind, entry } = placeAt(window.location.pathname)
  for (const cell of page.querySelectorAll<HTMLElement>('[role=rowheader],[role=gridcell]')) {
    patchCell(cell, kind, language)
  }
  for (const header of page.querySelectorAll(`[role=columnheader][data-key="${SLUG}"]`)) sayIn(header, words.title)
  for (const field of page.querySelectorAll('main header input[type=search]')) {
    if (field.getAttribute('placeholder') !== words.find) field.setAttribute('placeholder', words.find)
  }
  const title = entry && entryTitle(`${kind}/${entry}`)
  if (title) for (const place of page.querySelectorAll('nav [aria-current=page][role=link]')) sayIn(place, title)
}

/** The collection that is shown, and its entry. */
function placeAt(pathname: string) {
  const [, kind = '', entry] = /\/collection\/([^/]+)(?:\/item\/([^/]+))?/.exec(pathname) ?? []
  return { kind, entry: entry && decodeURIComponent(entry) }
}

/** It is seen then too, by whoever points at it. */
function nameByTitle(handle: Element) {
  handle.setAttribute('title', handle.getAttribute('aria-label') ?? '')
  handle.removeAttribute('aria-label')
}

/** A menu or a list of choices hides all else from whoever hears the page, as a window does: it is one. */
function patchPopover(popover: Element) {
  const choices = popover.querySelector('[role=menu],[role=listbox]')
  const name = choices?.getAttribute('aria-labelledby')
  if (!name) return
  popover.setAttribute('role', 'dialog')
  popover.setAttribute('aria-labelledby', name)
}

/** A cell of the list of entries: in words; a heading of its row only where it has some. */
function patchCell(cell: HTMLElement, kind: string, language: Language) {
  const key = cell.dataset.key ?? ''
  if (cell.textContent === '' && cell.getAttribute('role') === 'rowheader') cell.setAttribute('role', 'gridcell')
  const value = firstText(cell)?.data ?? ''
  if (key.startsWith(SLUG)) {
    const file = key.slice(SLUG.length)
    const title = entryTitle(`${kind}/${file}`)
    if (title) sayIn(cell, title)?.setAttribute('data-file', file)
    return
  }
  const words =
    optionLabel(kind, key, value)?.[language] ?? (DATE.test(value) ? formatDate(value, language) : undefined)
  if (words) sayIn(cell, words)
}

/** Says it otherwise, to whoever points at it too. @returns what holds the words */
function sayIn(element: Element, words: string): HTMLElement | null {
  const text = firstText(element)
  if (!text) return null
  const around = text.parentElement
  if (text.data !== words) text.data = words
  if (around?.hasAttribute('title')) around.setAttribute('title', words)
  return around
}

function firstText(cell: Element): Text | undefined {
  const found = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()
  return found instanceof Text ? found : undefined
}

interface Choice {
  readonly options?: readonly { readonly label: string; readonly value: string }[]
}

/** @param key of a cell: its column, then its entry */
function optionLabel(kind: string, key: string, value: string) {
  const collections: Readonly<
    Record<string, { columns?: readonly string[]; schema: Readonly<Record<string, unknown>> } | undefined>
  > = editorConfig.collections
  const column = collections[kind]?.columns?.find((name) => key.startsWith(name))
  const field = column && (collections[kind]?.schema[column] as Choice)
  const option = field ? field.options?.find((one) => one.value === value) : undefined
  return option && labelIn(option.label)
}
