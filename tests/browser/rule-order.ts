import { expect, type Page } from '@playwright/test'

/**
 * A component that is made from another has the classes of both, its own last. What both declare under the same condition has to
 * come in that order in the style sheets.
 */
export const rulesInWrongOrder = (page: Page) =>
  page.evaluate(() => {
    /** By class: its declarations, each with the condition it stands under and its place. */
    const places = new Map<string, Map<string, number>>()
    let place = 0
    const read = (rules: CSSRuleList, condition: string) => {
      for (const rule of rules) {
        place += 1
        if (rule instanceof CSSStyleRule) {
          const name = /^\.([\w-]+)$/.exec(rule.selectorText)?.[1]
          if (!name) continue
          const own = places.get(name) ?? new Map<string, number>()
          for (const property of rule.style) own.set(`${condition} ${property}`, place)
          places.set(name, own)
        } else if (rule instanceof CSSMediaRule) read(rule.cssRules, rule.conditionText)
      }
    }
    for (const sheet of document.styleSheets) read(sheet.cssRules, '')
    const wrong = new Set<string>()
    for (const element of document.querySelectorAll('[class]')) {
      const classes = [...element.classList].filter((name) => places.has(name))
      classes.forEach((base, at) => {
        for (const refined of classes.slice(at + 1)) {
          for (const [declaration, where] of places.get(refined) ?? []) {
            if ((places.get(base)?.get(declaration) ?? 0) > where)
              wrong.add(`.${base} over .${refined}: ${declaration}`)
          }
        }
      })
    }
    return { wrong: [...wrong], classes: places.size }
  })

export async function expectInOrder(page: Page): Promise<void> {
  const { wrong, classes } = await rulesInWrongOrder(page)
  expect(classes).toBeGreaterThan(40)
  expect.soft(wrong, page.url()).toEqual([])
}
