/**
 * Draws the rescue sheets: a PDF for each carline and language, and the drawings that the page shows. What has not changed
 * is left as it is. Run: npm run rescue-sheets
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { CARLINE_SLUGS, MODELLED_CARLINES } from '@/domain/carline'
import { LANGUAGES } from '@/domain/language'
import { CHROMIUM_FLAGS, findChromium } from '../../../scripts/lib/chromium.mjs'
import { bin, run } from '../../../scripts/lib/run.mjs'
import { drawCar } from './rescue-sheets/drawing.mts'
import { legendParts, PART_COLORS } from './rescue-sheets/parts.mts'
import { listFuels, sheetBuilds, sheetHash, sheetHtml } from './rescue-sheets/sheet.mts'

const FOLDER = 'public/downloads/rescue-sheets'
const LIST = 'src/brand/rescue-sheets.json'

interface Listed {
  hash: string
  date: string
  bytes: number
}
const before: { files: Record<string, Listed> } = existsSync(LIST)
  ? JSON.parse(readFileSync(LIST, 'utf8'))
  : { files: {} }
const today = new Date().toISOString().slice(0, 10)

mkdirSync(FOLDER, { recursive: true })
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
const page = await browser.newPage()
const files: Record<string, Listed> = {}
const sheets = []
for (const carline of MODELLED_CARLINES) {
  const slug = CARLINE_SLUGS[carline]
  const builds = sheetBuilds(carline, 'fr')
  const fuels = listFuels(builds)
  for (const fuel of fuels) {
    const drives = builds.filter(({ fuel_type }) => fuel_type === fuel).map(({ drive }) => drive)
    writeFileSync(`${FOLDER}/${slug}-${fuel.toLowerCase()}.svg`, `${drawCar(carline, fuel, drives)}\n`)
  }
  sheets.push({ carline, fuels, parts: legendParts(fuels) })
  for (const language of LANGUAGES) {
    const own = sheetBuilds(carline, language)
    const name = `${slug}-${language}.pdf`
    const sheet = { carline, builds: own, language }
    const hash = sheetHash(sheet)
    const known = before.files[name]
    if (known?.hash === hash && existsSync(`${FOLDER}/${name}`)) {
      files[name] = known
      continue
    }
    await page.setContent(sheetHtml({ ...sheet, date: today }), { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    await page.pdf({ path: `${FOLDER}/${name}`, preferCSSPageSize: true, printBackground: true, tagged: true })
    const { size } = statSync(`${FOLDER}/${name}`)
    files[name] = { hash, date: today, bytes: size }
    process.stdout.write(`${name} ${Math.round(size / 1024)} KB\n`)
  }
}
await browser.close()
writeFileSync(LIST, `${JSON.stringify({ colors: PART_COLORS, sheets, files }, null, 2)}\n`)
run(bin('biome'), ['format', '--write', LIST], { quiet: true })
