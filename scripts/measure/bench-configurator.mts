// Milliseconds from a click on a choice to the first change of the page and to the new price, with a service that takes 150 ms
// for each answer, the first click of each page among them (docs/performance.md):
//   npm run bench:configurator [-- --build FOLDER]
import { benchClicks, pressTimes, type Times, watchClicks } from '../lib/click-times.mts'

const CARS = [
  '/fr/configurateur/conf/formentor.v150m.2027a.oxyw-w17a-clot',
  '/nl/professioneel/car-configurator/conf/born.b170.2027a.oxyw-w18a-clot',
  '/nl/car-configurator/conf/terramar.t150d.2027a.oxyw-w18a-clot',
]
const STEPS = ['wheels', 'exterior', 'interior', 'equipment', 'services']

const options = {
  viewport: { width: 1280, height: 860 },
  marks: { first: 'first change', priced: 'new price' },
  bars: { first: 100, priced: 100 },
}
await benchClicks(CARS, options, async (page) => {
  await page.getByRole('button', { name: /^(Vue suivante|Volgend aanzicht)$/ }).waitFor()
  await watchClicks(page, () => {
    window.readers = { priced: () => document.querySelector('[data-total]')?.getAttribute('data-total') }
  })
  const clicks: Times[] = []
  for (const step of STEPS) {
    const code = await page.evaluate(
      (name) =>
        [...document.querySelectorAll(`[data-step="${name}"] [data-choice]`)]
          .find((tile) => tile.querySelector('a:not([aria-current])')?.closest('[data-repair]') === null)
          ?.getAttribute('data-choice'),
      step,
    )
    if (code) clicks.push(await pressTimes(page, page.locator(`[data-choice="${code}"] a`).first()))
  }
  return clicks
})
