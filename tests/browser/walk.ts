import { expect, type Locator } from '@playwright/test'
import { untilAtRest } from './page-checks'

/** What a way costs a person. */
export interface Steps {
  /** Presses of a finger or of the mouse. */
  taps: number
  /** Fields that are written, with the Enter that ends them. */
  fields: number
  /** How far the page, or a panel of it, is moved to see what comes next: in heights of the window. */
  screens: number
}

/** A person on a page: each step is done as it would be, and counted. */
export interface Walk {
  readonly steps: Steps
  readonly tap: (target: Locator) => Promise<void>
  readonly write: (field: Locator, text: string, end?: 'Enter') => Promise<void>
  /** Looks for something that is read, and not pressed. */
  readonly see: (target: Locator) => Promise<void>
}

export function startWalk(): Walk {
  const steps: Steps = { taps: 0, fields: 0, screens: 0 }
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    // Nobody moves a page to what is about to come nearer: what is searched for stands below the whole list until that is filtered.
    await untilAtRest(target)
    steps.screens += await target.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const isStaying = (around: Element | null): boolean =>
        around !== null && (getComputedStyle(around).position === 'fixed' || isStaying(around.parentElement))
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      const isInPanel = isStaying(element) || element.closest('dialog') !== null
      const above = (isInPanel ? 0 : Math.max(0, header)) - top
      const way = Math.max(0, bottom - innerHeight, above) / innerHeight
      // In the same step: a list that was filtered is drawn anew, and what was measured may be gone a moment later.
      if (way > 0) element.scrollIntoView({ block: 'center', behavior: 'instant' })
      return way
    })
  }
  return {
    steps,
    see: reach,
    tap: async (target) => {
      await reach(target)
      steps.taps += 1
      await target.click()
    },
    write: async (field, text, end) => {
      await reach(field)
      steps.fields += 1
      await field.fill(text)
      if (end) await field.press(end)
    },
  }
}
