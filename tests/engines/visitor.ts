import { expect } from '@playwright/test'
import { recordOfConsent } from '@tests/shell/consent/record.mts'
import { CONSENT_KEY } from '@/config/consent.mjs'
import { allErrors, forgetErrors } from './checks/script-errors'
import type { Key, Pointer, Size, Tab } from './drivers/driver'

/** An element: the first one to be seen that fits the selector and, where words are given, bears them. */
export interface Wanted {
  readonly css: string
  /** A part of its text or of its label. */
  readonly words?: string
}

const PATIENCE = { timeout: 60_000 }

const MOST_TABS = 150

/** What a visitor does and sees, in any engine. */
export class Visitor {
  constructor(
    private readonly tab: Tab,
    readonly origin: string,
    private readonly pointer: Pointer,
  ) {}

  open(path: string): Promise<void> {
    return this.tab.goto(new URL(path, this.origin).href)
  }

  /** As one who has answered the two questions of a first visit. */
  async hasAnswered(): Promise<void> {
    await this.open('/robots.txt')
    await this.tab.evaluate(
      (key, record) => {
        localStorage.setItem(key, record)
        localStorage.setItem('business-type-popup', 'read')
      },
      CONSENT_KEY,
      recordOfConsent(),
    )
  }

  evaluate<A extends readonly unknown[], R>(script: (...args: A) => R, ...args: A): Promise<R> {
    return this.tab.evaluate(script, ...args)
  }

  resize(size: Size): Promise<void> {
    return this.tab.resize(size)
  }

  pressKey(key: Key, options?: { readonly shift?: boolean }): Promise<void> {
    return this.tab.pressKey(key, options)
  }

  type(text: string): Promise<void> {
    return this.tab.type(text)
  }

  /** Presses the middle of an element, as soon as it is there, rests, and nothing lies over it. */
  async press(wanted: Wanted): Promise<void> {
    let spot: Spot | undefined
    await expect
      .poll(
        async () => {
          const before = spot
          spot = await this.tab.evaluate(bringIntoView, plain(wanted))
          if (!spot.isFree) return spot.state
          return before?.x === spot.x && before.y === spot.y ? 'at rest' : 'moving'
        },
        { message: `${nameOf(wanted)} can be pressed`, ...PATIENCE },
      )
      .toBe('at rest')
    if (spot) await this.tab.pressAt(spot.x, spot.y, this.pointer)
  }

  hasFocus(css: string): Promise<boolean> {
    return this.tab.evaluate(hasFocus, css)
  }

  /** Tab after Tab, until one of these has the focus. */
  async tabTo(css: string): Promise<void> {
    for (let press = 0; press < MOST_TABS; press += 1) {
      await this.tab.pressKey('Tab')
      if (await this.hasFocus(css)) return
    }
    throw new Error(`${MOST_TABS} times Tab did not lead to ${css}`)
  }

  /** Presses the field and types. */
  async fill(wanted: Wanted, text: string): Promise<void> {
    await this.press(wanted)
    await expect.poll(() => this.hasFocus(wanted.css), PATIENCE).toBe(true)
    await this.tab.type(text)
  }

  async sees(wanted: Wanted): Promise<void> {
    await expect
      .poll(() => this.count(wanted), { message: `${nameOf(wanted)} is there`, ...PATIENCE })
      .toBeGreaterThan(0)
  }

  async doesNotSee(wanted: Wanted): Promise<void> {
    await expect.poll(() => this.count(wanted), { message: `${nameOf(wanted)} is gone`, ...PATIENCE }).toBe(0)
  }

  /** How many of them are to be seen. */
  count(wanted: Wanted): Promise<number> {
    return this.tab.evaluate(countVisible, plain(wanted))
  }

  /** The text of the first one that is to be seen. */
  textOf(css: string): Promise<string> {
    return this.tab.evaluate(readText, css)
  }

  sizeOf(wanted: Wanted): Promise<{ readonly width: number; readonly height: number }> {
    return this.tab.evaluate(measure, plain(wanted))
  }

  isInWindow(css: string): Promise<boolean> {
    return this.tab.evaluate(isInWindow, css)
  }

  attributeOf(css: string, name: string): Promise<string | null> {
    return this.tab.evaluate(
      (selector, attribute) => document.querySelector(selector)?.getAttribute(attribute) ?? null,
      css,
      name,
    )
  }

  /** The path, decoded, without the query. */
  path(): Promise<string> {
    return this.tab.evaluate(() => decodeURIComponent(location.pathname))
  }

  /** Waits until that is the address, and the page that is shown says so too: it comes after the address. */
  async isAt(path: string): Promise<void> {
    const wanted = decodeURIComponent(path)
    await expect
      .poll(() => this.tab.evaluate(shownPath), { message: `at ${path}`, ...PATIENCE })
      .toEqual({ address: wanted, page: wanted })
  }

  async back(): Promise<void> {
    await this.tab.evaluate(() => history.back())
  }

  /** Every error of every document of this visit. */
  errors(): Promise<readonly string[]> {
    return this.tab.evaluate(allErrors)
  }

  /** For a page where errors were planted. */
  forgetErrors(): Promise<void> {
    return this.tab.evaluate(forgetErrors)
  }

  /** Waits for the scripts and pictures that the page asked for, and for two frames without a change of its size. */
  async isQuiet(): Promise<void> {
    let before = ''
    await expect
      .poll(
        async () => {
          const now = await this.tab.evaluate(stateOfPage)
          const isSame = now === before
          before = now
          return isSame && now.startsWith('complete')
        },
        { message: 'the page is quiet', intervals: [250], ...PATIENCE },
      )
      .toBe(true)
  }
}

/** Words are set with spaces that do not break: they are compared without. */
const plain = ({ css, words }: Wanted): Wanted => ({
  css,
  ...(words !== undefined && { words: words.replace(/\s+/g, ' ') }),
})

const nameOf = ({ css, words }: Wanted) => (words === undefined ? css : `${css} « ${words} »`)

/** How far loading has come: the same twice in a row is a page at rest. */
function stateOfPage(): string {
  const { scrollHeight, scrollWidth } = document.documentElement
  const files = performance.getEntriesByType('resource').length
  return [document.readyState, document.fonts.status, files, scrollWidth, scrollHeight].join(' ')
}

function shownPath(): { address: string; page: string } {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  const page = canonical ? new URL(canonical.href).pathname : ''
  return { address: decodeURIComponent(location.pathname), page: decodeURIComponent(page) }
}

function hasFocus(css: string): boolean {
  return document.activeElement?.matches(css) ?? false
}

function readText(css: string): string {
  for (const element of document.querySelectorAll(css)) {
    if (element.checkVisibility()) return (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  }
  return ''
}

function isInWindow(css: string): boolean {
  const box = document.querySelector(css)?.getBoundingClientRect()
  return box !== undefined && box.bottom > 0 && box.top < innerHeight
}

/** Not « visible » ones alone: what has no width is what one wants to know. */
function measure({ css, words = '' }: { css: string; words?: string }): { width: number; height: number } {
  const fits = [...document.querySelectorAll(css)].find((element) =>
    element.textContent?.replace(/\s+/g, ' ').includes(words),
  )
  const { width = 0, height = 0 } = fits?.getBoundingClientRect() ?? {}
  return { width, height }
}

function countVisible({ css, words }: { css: string; words?: string }): number {
  let count = 0
  for (const element of document.querySelectorAll(css)) {
    const { width, height } = element.getBoundingClientRect()
    if (!element.checkVisibility({ visibilityProperty: true }) || width === 0 || height === 0) continue
    const said = `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`.replace(/\s+/g, ' ')
    if (words === undefined || said.includes(words)) count += 1
  }
  return count
}

interface Spot {
  readonly isFree: boolean
  /** What keeps it from being pressed. */
  readonly state: string
  readonly x: number
  readonly y: number
}

function bringIntoView({ css, words }: { css: string; words?: string }): Spot {
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    const { width, height } = element.getBoundingClientRect()
    if (!element.checkVisibility({ visibilityProperty: true }) || width === 0 || height === 0) continue
    const said = `${element.getAttribute('aria-label') ?? ''} ${element.textContent ?? ''}`.replace(/\s+/g, ' ')
    if (words !== undefined && !said.includes(words)) continue
    element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' })
    // The first line of a link that is broken in two.
    const box = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    const top = document.elementFromPoint(x, y)
    const isFree = top !== null && (element.contains(top) || top.closest('label')?.control === element)
    return { isFree, state: isFree ? 'free' : `covered by ${top?.outerHTML.slice(0, 120)}`, x, y }
  }
  return { isFree: false, state: 'not there', x: 0, y: 0 }
}
