import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import type axeCore from 'axe-core'

/** What a whole page is held to, whatever its kind. Each answers with what is wrong, in words. */

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const HTML_CODESNIFFER = readFileSync('node_modules/@pa11y/html_codesniffer/build/HTMLCS.js', 'utf8')

/**
 * axe, with the size of targets (WCAG 2.2, 2.5.8), which it leaves out unless it is asked.
 * @param only this rule, where the others have been asked of the same elements
 */
export async function axeViolations(page: Page, only?: string): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async (rule) => {
    const { axe } = globalThis as unknown as { axe: typeof axeCore }
    // What still comes in, as the question of consent does, is paler than it will be. What a scroll moves, or a loop, never ends.
    const moving = document
      .getAnimations()
      .filter(
        ({ timeline, playState, effect }) =>
          timeline instanceof DocumentTimeline &&
          playState === 'running' &&
          effect?.getComputedTiming().endTime !== Infinity,
      )
    await Promise.allSettled(moving.map(({ finished }) => finished))
    const { violations } = await axe.run(document, {
      resultTypes: ['violations'],
      ...(rule ? { runOnly: [rule] } : { rules: { 'target-size': { enabled: true } } }),
    })
    const stays = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement))
    /** A target at the edge of the window, behind a bar that stays: a scroll shows the whole of it. */
    const isBehindABar = ({ any }: axeCore.NodeResult) =>
      any.some(({ relatedNodes = [] }) =>
        relatedNodes.some(({ target: [selector] }) => stays(document.querySelector(String(selector)))),
      )
    return violations.flatMap(({ id, nodes }) => {
      const wrong = id === 'target-size' ? nodes.filter((node) => !isBehindABar(node)) : nodes
      return wrong.length === 0 ? [] : [`${id}: ${wrong.map(({ html }) => html.slice(0, 160)).join(' | ')}`]
    })
  }, only)
}

interface Sniffed {
  readonly type: number
  readonly code: string
  readonly msg: string
  readonly element: Element
}

interface Sniffer {
  readonly ERROR: number
  process(standard: string, source: Document, done: () => void): void
  getMessages(): readonly Sniffed[]
}

/** A second engine, which knows other techniques than axe: HTML_CodeSniffer, levels A and AA. */
export async function snifferErrors(page: Page): Promise<string[]> {
  await page.evaluate(HTML_CODESNIFFER)
  return page.evaluate(async () => {
    const { HTMLCS } = globalThis as unknown as { HTMLCS: Sniffer }
    await new Promise<void>((resolve) => {
      HTMLCS.process('WCAG2AA', document, resolve)
    })
    return HTMLCS.getMessages()
      .filter(({ type }) => type === HTMLCS.ERROR)
      .map(({ code, msg, element }) => `${code}: ${msg.slice(0, 160)} ${element.outerHTML.slice(0, 160)}`)
  })
}

/** Articles that a list of landmarks could not tell from each other. */
export async function articlesWithoutOwnName(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const articles = [...document.querySelectorAll('article')].filter((article) => article.checkVisibility())
    const names = articles.map((article) => article.getAttribute('aria-label') ?? '')
    return names.filter((name, index) => name === '' || names.indexOf(name) !== index)
  })
}

/**
 * Names of controls and headings with a space that is a text of its own, between a comment of the server's and what follows: Chromium
 * leaves it out of what it tells a screen reader (« Formentor142 »).
 */
export const lostSpaces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('a, button, label, summary, legend, h1, h2, h3, h4, h5, h6')]
    return named.flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { nodeValue, previousSibling, nextSibling } = texts.currentNode
        if (nodeValue?.trim() === '' && previousSibling instanceof Comment && nextSibling) return [element.outerHTML]
      }
      return []
    })
  })

/** How far the page reaches beyond its window, and what does. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const beyond = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    )
    return [`${scrollWidth - clientWidth} px: ${beyond.at(-1)?.outerHTML.slice(0, 160) ?? 'unknown'}`]
  })
}

/** Fields with letters of less than 16 px: an iPhone zooms into them, and stays there. */
export async function smallFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll(
      'select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=hidden])',
    )
    return [...fields]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 120))
  })
}

/**
 * The spacing that a reader may set for himself (WCAG 1.4.12). No style element: the site's policy refuses it.
 * @returns what takes it away again
 */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
    })
}

/** Pictures that are drawn larger than their file, at one pixel of the screen for each of the file's. */
export async function enlargedPictures(page: Page, most: number): Promise<string[]> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
  })
  return page.evaluate((limit) => {
    /** What the file is wide: the browser tells the width that `sizes` makes of it. */
    const widthOf = (picture: HTMLImageElement) => {
      const sets = [picture, ...(picture.closest('picture')?.querySelectorAll('source') ?? [])]
      const candidates = sets.flatMap(({ srcset }) => srcset.split(', ').map((each) => each.split(' ')))
      const chosen = candidates.find(([url = '']) => url && new URL(url, location.href).href === picture.currentSrc)
      return Number.parseInt(chosen?.[1] ?? '', 10) || picture.naturalWidth
    }
    return [...document.images].flatMap((picture) => {
      const { offsetWidth, offsetHeight, currentSrc, naturalWidth, naturalHeight } = picture
      if (offsetWidth === 0 || naturalWidth === 0 || !/\.(?:avif|webp|png|jpe?g)$/.test(currentSrc)) return []
      const byHeight = offsetHeight * (naturalWidth / naturalHeight)
      const { objectFit } = getComputedStyle(picture)
      const drawn =
        objectFit === 'cover'
          ? Math.max(offsetWidth, byHeight)
          : objectFit === 'contain'
            ? Math.min(offsetWidth, byHeight)
            : offsetWidth
      const ratio = drawn / widthOf(picture)
      return ratio > limit
        ? [`${ratio.toFixed(2)} times: ${new URL(currentSrc).pathname}, sizes="${picture.sizes}"`]
        : []
    })
  }, most)
}

/**
 * The letters that a visitor has set to twice the size in the browser (WCAG 1.4.4): what is measured in letters follows at once. Of
 * the page that is open: the next one may be another process's, which does not know of it.
 */
export async function enlargeLetters(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await devtools.detach()
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
}

/** Whether React has taken over the first element of the selector. */
export const isHydrated = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))

/**
 * Waits until a press is answered by the app, and what the page asks for by itself is there. An idle network alone does not
 * say so: the app's scripts begin after the load event, and a busy machine needs a while to run them.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await expect.poll(() => isHydrated(page, 'header *')).toBe(true)
  await page.waitForLoadState('networkidle')
}

/**
 * Waits for what the page shows after some seconds, which pass by its own clock (`page.clock.install()` before it is opened): one by
 * one, so that nothing is passed over that is shown for a while only.
 */
export const isShownInTime = (page: Page, what: Locator) =>
  expect(async () => {
    await page.clock.fastForward(1_000)
    await expect(what).toBeVisible({ timeout: 100 })
  }).toPass({ intervals: [50] })

/** What decides, with a sign, which font it is drawn with. */
const OF_THE_FONT = ['font-family', 'font-weight', 'font-style', 'font-stretch', 'font-variant', '-webkit-locale']

/**
 * Texts that are drawn with a font of the machine, each behind the font's name. Every sign has to come from the site's own
 * font, so that a page looks the same on every machine, and so do its golden images. Only Chromium tells its fonts. A sign that
 * one text has in a style comes from the same font in the others: asked are the texts that have one which no text before had.
 */
export async function textsInOtherFonts(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { documents, strings } = await devtools.send('DOMSnapshot.captureSnapshot', { computedStyles: OF_THE_FONT })
  const texts = documents.flatMap(({ nodes, layout }) =>
    layout.nodeIndex.flatMap((index, at) => {
      const text = strings[layout.text[at] ?? -1]?.trim()
      // What stands before or after an element by its style has no node of its own.
      if (!text || (nodes.nodeValue?.[index] ?? -1) < 0) return []
      return [{ text, style: layout.styles[at]?.join() ?? '', backendNodeId: nodes.backendNodeId?.[index] ?? 0 }]
    }),
  )
  const told = new Set<string>()
  // Long texts first: few are left then that have a sign of their own.
  const asked = texts
    .toSorted((one, other) => other.text.length - one.text.length)
    .filter(({ text, style }) => {
      const signs = [...text].map((sign) => `${style} ${sign}`).filter((sign) => !told.has(sign))
      for (const sign of signs) told.add(sign)
      return signs.length > 0
    })
  await devtools.send('DOM.getDocument', { depth: 0 })
  const { nodeIds } = await devtools.send('DOM.pushNodesByBackendIdsToFrontend', {
    backendNodeIds: asked.map(({ backendNodeId }) => backendNodeId),
  })
  const found = await Promise.all(
    asked.map(async ({ text }, at) => {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId: nodeIds[at] ?? 0 })
      return fonts.flatMap(({ isCustomFont, familyName }) => (isCustomFont ? [] : [`${familyName}: ${text}`]))
    }),
  )
  await devtools.detach()
  return found.flat().concat(texts.length > 20 ? [] : ['hardly a text was drawn'])
}

/** Letters smaller than a heading, in another size than the three of the design. What is drawn with a picture has its own. */
export const otherSmallSizes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const around = texts.currentNode.parentElement
      if (!texts.currentNode.textContent?.trim() || !around?.checkVisibility({ visibilityProperty: true })) continue
      if (around.closest('svg, sub, sup, script, style, noscript')) continue
      const size = Number.parseFloat(getComputedStyle(around).fontSize)
      if (size < 20 && size > 0 && ![14, 16, 18].includes(size)) {
        found.add(`${size} px: ${texts.currentNode.textContent.trim().slice(0, 60)}`)
      }
    }
    return [...found]
  })

export const topOf = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN

/** What comes late into the page has come: nobody aims at what moves. */
export const untilAtRest = (element: Locator) =>
  expect
    .poll(async () => {
      const before = await topOf(element)
      await element.page().waitForTimeout(250)
      return (await topOf(element)) - before
    })
    .toBe(0)
