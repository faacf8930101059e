import type { Page } from '@playwright/test'

/** What the page stands on, from its top to its foot: one after the other, as wide as the window. */
interface Band {
  readonly ground: string
  readonly top: number
}

/** The header is the frame's, and is not counted; the footer is the last night of every page. */
export async function bandsOf(page: Page): Promise<Band[]> {
  return page.evaluate(() => {
    const bands: Band[] = []
    // The way to the page and the tabs belong to what they stand beside; a plate is narrower than the page.
    const isBand = (element: Element) =>
      element.tagName !== 'NAV' && element.getBoundingClientRect().width >= document.documentElement.clientWidth - 1
    const visit = (element: Element, around: string) => {
      const { top, height } = element.getBoundingClientRect()
      if (height < 1 || !isBand(element)) return
      const ground = element.getAttribute('data-ground') ?? around
      if (element.matches('[data-ground]:not(main)')) bands.push({ ground, top: top + scrollY })
      else if ([...element.querySelectorAll('[data-ground]')].some(isBand))
        for (const child of element.children) visit(child, ground)
      else if (bands.at(-1)?.ground !== ground) bands.push({ ground, top: top + scrollY })
    }
    const main = document.querySelector('main')
    if (main) visit(main, 'stone')
    return [...bands, { ground: 'night', top: document.documentElement.scrollHeight }]
  })
}

export const nightsInARow = (bands: readonly Band[]) =>
  Math.max(
    ...bands
      .map(({ ground }) => (ground === 'night' ? 'n' : '|'))
      .join('')
      .split('|')
      .map(({ length }) => length),
  )
