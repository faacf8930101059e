import type { Locator, Page } from '@playwright/test'

/** What a visitor sees before he scrolls: how much of it is bars and law, in per cent of the window. */
export interface FirstScreen {
  /** Boxes that stay: the header, and all that lies over the page or stands at its foot. */
  readonly bars: number
  /**
   * Letters that the law asks for and no bar covers: the boxes of the glyphs, without the room between the lines. Price and monthly
   * amount are the offer; consumption, conditions, examples and notes are law.
   */
  readonly law: number
}

/** Texts of the law, whatever element they stand in. */
const LAW_WORDS =
  'WLTP|d[ée]monstrati|interm[ée]diaire|bemiddelaar|option d’achat|aankoopoptie|premier loyer|eerste huur|30 derniers|30 dagen|30 jours|laatste 30|valables? jusqu|geldig tot|catalogue recommand|catalogusprijs|emprunter de l’argent|geld lenen|repr[ée]sentati|sous réserve|voorbehoud|pas un crédit|geen krediet|TAEG|JKP'

export const measureFirstScreen = (page: Page): Promise<FirstScreen> =>
  page.evaluate((lawWords) => {
    const [width, height] = [document.documentElement.clientWidth, window.innerHeight]
    interface Box {
      left: number
      top: number
      right: number
      bottom: number
    }
    const clip = ({ left, top, right, bottom }: Box): Box => ({
      left: Math.max(0, left),
      top: Math.max(0, top),
      right: Math.min(width, right),
      bottom: Math.min(height, bottom),
    })
    const isSeen = ({ left, top, right, bottom }: Box) => right - left > 1 && bottom - top > 1
    const isBar = (element: Element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      const { position } = getComputedStyle(element)
      if (element.localName === 'header' || position === 'fixed') return true
      const box = element.getBoundingClientRect()
      return position === 'sticky' && box.width > width * 0.9 && Math.abs(box.bottom - height) < 2
    }
    const bars = [...document.querySelectorAll('body *')]
      .filter(isBar)
      .map((element) => clip(element.getBoundingClientRect()))
      .filter(isSeen)
    /** Of each square of 4 px whether anything lies on it: what overlaps counts once. */
    const STEP = 4
    const shareOf = (boxes: readonly Box[], isLeftOut: (x: number, y: number) => boolean = () => false) => {
      let count = 0
      for (let y = STEP / 2; y < height; y += STEP) {
        for (let x = STEP / 2; x < width; x += STEP) {
          if (isLeftOut(x, y)) continue
          if (boxes.some(({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom)) count += 1
        }
      }
      return (100 * count * STEP * STEP) / (width * height)
    }
    const isInBar = (x: number, y: number) =>
      bars.some(({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom)
    const law = new RegExp(lawWords, 'i')
    const marks = '[data-wltp], [data-monthly], [data-conditions], [data-note]'
    /** Only for whoever hears the page. */
    const isHeardOnly = (element: Element) =>
      getComputedStyle(element).clipPath !== 'none' && element.getBoundingClientRect().width < 3
    const isLaw = (text: Text) => {
      if (text.parentElement?.closest('[data-monthly] > p')) return false
      if (text.parentElement?.closest(marks)) return true
      const sentence = text.parentElement?.closest('p, li, small, dd, dt, summary, h1, h2, h3')
      const parts = sentence ? document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT) : undefined
      const seen: string[] = []
      while (parts?.nextNode()) {
        const part = parts.currentNode as Text
        if (part.parentElement && !isHeardOnly(part.parentElement)) seen.push(part.data)
      }
      return law.test(parts ? seen.join('') : text.data)
    }
    const glyphs: Box[] = []
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const around = text.parentElement
      if (!text.data.trim() || !around?.checkVisibility({ visibilityProperty: true })) continue
      if (isHeardOnly(around)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const boxes = [...range.getClientRects()].map(clip).filter(isSeen)
      if (boxes.length > 0 && isLaw(text)) glyphs.push(...boxes)
    }
    return { bars: shareOf(bars), law: shareOf(glyphs, isInBar) }
  }, LAW_WORDS)

/** Whether the whole of it is in the window, and nothing lies over its middle. */
export async function isInFirstScreen(found: Locator, { ratio = 1 } = {}): Promise<boolean> {
  if ((await found.count()) === 0) return false
  return found.first().evaluate((element, least) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2) return false
    const seen = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) / height
    if (seen < least - 0.01 || right < 0 || left > innerWidth) return false
    const middle = {
      x: (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      y: (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    }
    const over = document.elementFromPoint(middle.x, middle.y)
    const bar = over?.closest('header, aside, [data-action-bar]')
    return over !== null && (element.contains(over) || over.contains(element) || !bar || bar.contains(element))
  }, ratio)
}
