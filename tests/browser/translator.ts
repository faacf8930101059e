import type { Page } from '@playwright/test'

/** Before the words of a translation, in the place of another language. */
const MARK = '†'

/**
 * Translates the page as Chrome does: each text is taken out, and a <font> within a <font> takes its place; so is what comes into
 * the page later. What an element says when the answer of the translating service is there counts, not what it said before.
 */
function translate(mark: string): void {
  const TAKES_NONE = 'font, script, style, noscript, textarea, svg, [translate=no]'
  const font = (content: Node | string) => {
    const element = document.createElement('font')
    element.style.verticalAlign = 'inherit'
    element.append(content)
    return element
  }
  const all = () => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(TAKES_NONE)) continue
      text.replaceWith(font(font(mark + text.data)))
    }
  }
  const watch = new MutationObserver(() => setTimeout(all, 30))
  watch.observe(document.body, { childList: true, subtree: true })
  all()
}

/** From the first moment on: what is hydrated is translated already. */
export async function translateFromStart(page: Page): Promise<void> {
  await page.addInitScript(
    `addEventListener('DOMContentLoaded', () => (${translate.toString()})(${JSON.stringify(MARK)}))`,
  )
}

/** A visitor has asked for it on a page that lives already. */
export const translateNow = (page: Page) => page.evaluate(translate, MARK)

/** The lines that the page shows, translated or not. */
export async function shownLines(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not shown
  const words = await page.evaluate(() => document.body.innerText)
  const lines = words.replaceAll(MARK, '').split('\n')
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean)
}

/** Texts that are on the screen in their own language still. */
export const untranslated = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const left: string[] = []
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode
      if (!nodeValue?.trim() || parentElement?.closest('font, script, style, noscript, textarea, svg, [translate=no]'))
        continue
      left.push(nodeValue)
    }
    return left
  })
