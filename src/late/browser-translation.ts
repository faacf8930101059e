/** A text, what shows it in another language, and what it says itself. */
interface Translation {
  readonly text: Text
  readonly shown: ChildNode
  readonly words: string
}

/** By the text, and by what shows it. */
const translations = new WeakMap<Node, Translation>()
/** Elements that keep the server's text, by those who hold them. */
const held = new Map<unknown, HTMLElement>()
/** Texts restored for that, and how often the translator has come back to each. */
const restored = new Map<Text, number>()
/** Then the translator has its way: two that undo each other's work would stop the page, or slow it down. */
const MOST_TIMES = 8
let isTranslated = false
/** Milliseconds. A slow phone takes some seconds for a large page. */
const LONGEST_HYDRATION = 10_000

/**
 * A browser that translates a page takes each text out and puts a <font> with other words in its place. React does not know: it
 * goes on writing into a text that nobody sees, and fails when it removes one. So each text goes back before its translation,
 * without words. There React finds it, and whatever React does to it ends the translation; the browser makes another of the new
 * words (docs/decisions/0103-browser-translation.md).
 *
 * @param early what has changed before there was code
 * @returns what no longer follows it
 */
export function followTranslator(early: readonly MutationRecord[] = []): () => void {
  const observer = new MutationObserver((changes) => {
    changes.forEach(follow)
    // Its own changes say nothing.
    observer.takeRecords()
  })
  early.forEach(follow)
  // A translator that insists makes React draw a part anew, and the words are right: that is told to nobody.
  window.addEventListener('error', (event) => {
    if (isTranslated && /#418\b/.test(event.message)) event.preventDefault()
  })
  observer.observe(document, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}

/**
 * While React hydrates an element, it has the server's text. A translator is asked to leave it alone till then; what one does
 * that does not listen is undone.
 *
 * @param holder holds once, however often it asks: React begins a boundary anew when something more urgent comes
 * @returns what leaves it to the translator again
 */
export function holdServerText(element: HTMLElement, holder: unknown = element): () => void {
  held.set(holder, element)
  element.setAttribute('translate', 'no')
  for (const text of restored.keys()) restored.set(text, 0)
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const known = translations.get(texts.currentNode)
    if (known) restore(known)
  }
  const leave = () => {
    held.delete(holder)
    if (![...held.values()].includes(element)) element.removeAttribute('translate')
    if (held.size > 0) return
    // That the translator sees them come.
    for (const text of restored.keys()) text.parentNode?.insertBefore(text, text.nextSibling)
    restored.clear()
  }
  // React may draw the element itself: nobody says then that it is hydrated.
  setTimeout(leave, LONGEST_HYDRATION)
  return leave
}

function follow({ type, target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  const written = type === 'characterData' && translations.get(target)
  if (written && written.text === target) end(written, written.text.data)
  for (const node of removedNodes) {
    const known = translations.get(node)
    // React has moved or removed the text, or the translation was taken back or replaced.
    if (known && known.text.nextSibling !== known.shown) end(known)
    if (known || node.isConnected || !(node instanceof Text)) continue
    const shown = [...addedNodes, previousSibling, nextSibling].find(isTranslation)
    if (shown) begin(node, shown)
  }
}

/** One that belongs to no text yet. React marks its own texts. */
const isTranslation = (node: Node | null): node is ChildNode =>
  node?.isConnected === true &&
  !translations.has(node) &&
  (node.nodeName === 'FONT' || (!process.env.PLAIN_BUILD && node instanceof Text && Object.keys(node).length === 0))

function begin(text: Text, shown: ChildNode): void {
  const translation = { text, shown, words: text.data }
  isTranslated = true
  translations.set(text, translation).set(shown, translation)
  text.data = ''
  shown.before(text)
  const isHeld = [...held.values()].some((element) => element.contains(text))
  if (isHeld && (restored.get(text) ?? 0) < MOST_TIMES) restore(translation)
}

/** The server's text is restored in its place: nothing comes that a translator would look at. */
function restore({ text, shown, words }: Translation): void {
  translations.delete(text)
  translations.delete(shown)
  restored.set(text, (restored.get(text) ?? 0) + 1)
  shown.remove()
  text.data = words
}

/** The text shows its words again. It takes the place of the translation, so that the translator sees it come. */
function end({ text, shown, words }: Translation, now = words): void {
  translations.delete(text)
  translations.delete(shown)
  text.data = now
  const next = text.nextSibling
  if (isTranslation(next)) next.replaceWith(text)
  shown.remove()
}
