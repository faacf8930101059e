import type { Language } from '@/domain/language'
import { BLOCK_WORDS, CORRECTED_WORDS, removeWords, SCREEN_SENTENCES, SCREEN_WORDS } from './screen-words'

const READ_ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'aria-roledescription', 'data-placeholder'] as const
/** What an editor has written is not ours to say otherwise. */
const WRITTEN = '[contenteditable=true], textarea, [data-own-words]'
/** What the editor of texts draws among them: what an empty one says. */
const DRAWN = '.ProseMirror-widget'

/** Words of the screens in the language of whoever reads them; undefined where they are no words of Keystatic's. */
export function translateWords(words: string, language: Language): string | undefined {
  const whole = SCREEN_WORDS[words]
  if (whole) return whole[language]
  const trimmed = words.trim()
  const said =
    SCREEN_WORDS[trimmed]?.[language] ?? CORRECTED_WORDS[language][trimmed] ?? translateSentence(trimmed, language)
  return said && words.replace(trimmed, () => said)
}

function translateSentence(words: string, language: Language): string | undefined {
  for (const [sentence, say] of SCREEN_SENTENCES) {
    const found = sentence.exec(words)
    if (found) return say(...found.slice(1))[language]
  }
  return undefined
}

/**
 * Keystatic has words in English that none of its settings reach. What it draws is said again before it is painted: React keeps
 * a text as it finds it until the text itself changes. Returns what stops it.
 */
export function translateScreens(page: HTMLElement, language: Language): () => void {
  const say = (node: Node) => {
    if (node instanceof Text) translateTextNode(node, language)
    else if (node instanceof Element) translateElement(node, language)
  }
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) say(node)
      else if (type === 'characterData') say(target)
      else translateAttributes(target as Element, language)
    }
  })
  observer.observe(page, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...READ_ATTRIBUTES],
  })
  say(page)
  return () => observer.disconnect()
}

function translateElement(element: Element, language: Language) {
  translateAttributes(element, language)
  const inside = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = inside.nextNode(); node; node = inside.nextNode()) {
    if (node instanceof Text) translateTextNode(node, language)
    else translateAttributes(node as Element, language)
  }
}

function translateTextNode(text: Text, language: Language) {
  const around = text.parentElement
  if (around?.closest(WRITTEN) && !around.closest(DRAWN)) return
  const isBegun = text.nextSibling instanceof Text
  const said = (isBegun ? BLOCK_WORDS[text.data]?.[language] : undefined) ?? translateWords(text.data, language)
  if (said !== undefined && said !== text.data) text.data = said
}

/** The button that takes an item off a list: Keystatic draws a bin and names nothing. */
function nameButton(button: Element, language: Language) {
  const name = button.closest('[role=row]')?.getAttribute('aria-label')
  if (name && button.textContent === '' && !button.hasAttribute('aria-label'))
    button.setAttribute('aria-label', removeWords(name)[language])
}

function translateAttributes(element: Element, language: Language) {
  if (element.tagName === 'BUTTON') nameButton(element, language)
  for (const name of READ_ATTRIBUTES) {
    const words = element.getAttribute(name)
    const said = words === null ? undefined : translateWords(words, language)
    if (said !== undefined && said !== words) element.setAttribute(name, said)
  }
}
