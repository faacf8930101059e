import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

/** What a whole page is held to, whatever its kind. Each answers with what is wrong, in words. */

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const HTML_CODESNIFFER = readFileSync('node_modules/@pa11y/html_codesniffer/build/HTMLCS.js', 'utf8')

/** axe, with the size of targets (WCAG 2.2, 2.5.8), which it leaves out unless it is asked. */
export async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const results = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof axeCore }
    return axe.run(document, { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
  })
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
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

/** The spacing that a reader may set for himself (WCAG 1.4.12). No style element: the site's policy refuses it. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
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
      if (offsetWidth === 0 || naturalWidth === 0 || currentSrc.endsWith('.svg')) return []
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
