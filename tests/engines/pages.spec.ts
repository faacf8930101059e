import { LANGUAGES } from '@/domain/language'
import type { Audience } from '@/routing/build-path'
import { cutWords } from './checks/cut-words'
import { nextStop } from './checks/focus-ring'
import { type Equivalent, measureTargets } from './checks/measure-targets'
import { pastTheEdge, spaceText } from './checks/page-width'
import { tooSmall } from './checks/target-size'
import { expect, test } from './fixtures'
import { PAGES } from './pages'
import type { Visitor } from './visitor'

/** What holds for each page of the main job, at every width. */

const WIDTHS = [320, 360, 390, 768, 1280] as const
const HEIGHT = 800

/** Points of the map lead where the list beside it leads. */
const EQUIVALENT: readonly Equivalent[] = [{ of: 'nav svg a[href^="#dealer-"]', by: '#dealers [id^="dealer-"] a' }]

async function openAsKnown(visitor: Visitor, name: string, audience: Audience) {
  await visitor.hasAnswered()
  const address = await PAGES[name]?.(audience, visitor.origin)
  if (!address) throw new Error(`There is no page called ${name}`)
  await visitor.open(address)
  await visitor.isQuiet()
}

/** What is folded is there to be pressed too, once it is open. */
function unfold(): void {
  for (const fold of document.querySelectorAll('main details')) fold.setAttribute('open', '')
}

for (const language of LANGUAGES) {
  const audience: Audience = { language, salesType: 'B2C' }
  for (const name of Object.keys(PAGES)) {
    test(`${name}, ${language}: no sideways scroll and no small target, ${WIDTHS.join(', ')} px`, async ({ visit }) => {
      const visitor = await visit({ width: WIDTHS[0], height: HEIGHT })
      await openAsKnown(visitor, name, audience)
      await visitor.evaluate(unfold)
      for (const width of WIDTHS) {
        await visitor.resize({ width, height: HEIGHT })
        await visitor.isQuiet()
        expect.soft(await visitor.evaluate(pastTheEdge), `${width} px`).toEqual([])
        // Ours are large enough even where the space around them would do.
        const small = tooSmall(await visitor.evaluate(measureTargets, EQUIVALENT), { isSpaceEnough: false })
        expect.soft(small, `${width} px`).toEqual([])
        expect.soft(await visitor.evaluate(cutWords), `${width} px`).toEqual([])
      }
      await visitor.evaluate(spaceText)
      for (const width of [320, 360]) {
        await visitor.resize({ width, height: HEIGHT })
        await visitor.isQuiet()
        expect.soft(await visitor.evaluate(pastTheEdge), `${width} px, with the text spaced`).toEqual([])
      }
    })
  }
}

const STOPS = 30

for (const [language, width] of [
  ['fr', 390],
  ['nl', 1280],
] as const) {
  for (const name of Object.keys(PAGES)) {
    test(`${name}, ${language}, ${width} px: each of the first ${STOPS} stops has a ring`, async ({ visit }) => {
      const visitor = await visit({ width, height: HEIGHT })
      await openAsKnown(visitor, name, { language, salesType: 'B2C' })
      const bare: string[] = []
      let stops = 0
      for (let press = 0; press <= STOPS; press += 1) {
        await visitor.pressKey('Tab')
        const { now, before } = await visitor.evaluate(nextStop)
        if (before && !before.hasRing) bare.push(before.name ?? '')
        if (before) stops += 1
        if (now === undefined) break
      }
      expect(stops).toBeGreaterThan(10)
      expect(bare).toEqual([])
    })
  }
}
