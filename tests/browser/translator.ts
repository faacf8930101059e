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
  const watch = new MutationObserver(() => setTimeout(all, 150))
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

/** What two pages at the same moment may say differently: when each was made, and what is only read out (the title of a change of address). */
const OF_ITS_OWN = / om \d+(?:\.\d\d)? uur| à \d+ h(?: \d\d)?|.* \| CUPRA(?: .*)?$/g

/** The words that the page shows, translated or not. Where a line ends is a matter of elements, and a translator adds some. */
export async function shownWords(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not shown
  const words = await page.evaluate(() => document.body.innerText)
  const lines = words.replaceAll(MARK, '').split('\n')
  return lines
    .map((line) => line.replace(/\s/g, ' ').replace(OF_ITS_OWN, ''))
    .join(' ')
    .split(/ +/)
    .filter(Boolean)
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
