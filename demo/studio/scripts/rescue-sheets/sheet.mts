import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { modelledCarline, orderableVersions, versionStart } from '@demo/backend/engine/car'
import { baseConfigurationWire } from '@demo/backend/wire/configuration'
import type { BaseConfiguration } from '@/contract/configurator'
import { CARLINE_NAMES, type ModelledCarline } from '@/domain/carline'
import type { FuelType } from '@/domain/fuel-type'
import type { Language } from '@/domain/language'
import { formatDate, formatMeasure } from '@/i18n/format'
import { typeset } from '@/i18n/typeset'
import { drawCar } from './drawing.mts'
import { legendParts, PART_COLORS } from './parts.mts'
import { linesFor, SHEET, STEPS } from './words.mts'

const font = readFileSync('src/brand/fonts/sora.woff2').toString('base64')

const STYLE = `
  @font-face { font-family: Sora; src: url(data:font/woff2;base64,${font}); font-weight: 300 500; }
  @page { size: A4; margin: 12mm; }
  * { box-sizing: border-box; margin: 0; }
  body { font: 400 8.6pt/1.42 Sora, sans-serif; color: #111; }
  header { display: flex; justify-content: space-between; align-items: end; border-bottom: 2pt solid #b9774f; padding-bottom: 2mm; }
  h1 { font-size: 22pt; font-weight: 400; line-height: 1.1; }
  .kind { font-weight: 500; text-transform: uppercase; letter-spacing: .1em; font-size: 8pt; }
  .warning { margin: 3mm 0; padding: 2mm 3mm; background: #111; color: #fff; font-weight: 500; }
  .cars { display: grid; gap: 3mm; }
  .cars.two { grid-template-columns: 1fr 1fr; }
  figure { border: .4pt solid #999; padding: 2mm; break-inside: avoid; }
  figure svg { width: 100%; height: auto; display: block; }
  figcaption { font-weight: 500; }
  .legend { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1mm 4mm; margin: 3mm 0; padding: 0; list-style: none; }
  .legend li { display: flex; gap: 2mm; align-items: baseline; }
  .legend i { flex: none; width: 4mm; height: 2.4mm; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .6mm 4mm; margin-bottom: 3mm; }
  dt { color: #555; }
  .steps { columns: 2; column-gap: 7mm; }
  section { break-inside: avoid; margin-bottom: 2.6mm; }
  h2 { font-size: 9pt; font-weight: 500; color: #8a4a22; }
  ul { padding-left: 4mm; }
  footer { margin-top: 3mm; padding-top: 2mm; border-top: .4pt solid #999; color: #555; font-size: 7.4pt; display: flex; justify-content: space-between; gap: 6mm; }
`

interface Sheet {
  readonly carline: ModelledCarline
  readonly builds: readonly BaseConfiguration[]
  readonly language: Language
  /** ISO date. */
  readonly date: string
}

/** Chromium stamps the time into a PDF: the sheet's own text, on whatever day, says whether it is made anew. */
export function sheetHash(sheet: Omit<Sheet, 'date'>): string {
  const html = sheetHtml({ ...sheet, date: '2000-01-01' })
  return createHash('sha256').update(html).digest('hex').slice(0, 16)
}

/** The versions of a carline as they are built first, before its first day of sale too. */
export function sheetBuilds(code: ModelledCarline, language: Language): BaseConfiguration[] {
  const carline = modelledCarline(code)
  return orderableVersions(carline).map((version) =>
    baseConfigurationWire(versionStart(carline, version), { language, salesType: 'B2C' }),
  )
}

export function listFuels(builds: readonly BaseConfiguration[]): FuelType[] {
  return [...new Set(builds.map(({ fuel_type }) => fuel_type))]
}

/** The sheet as a page to print. */
export function sheetHtml({ carline, builds, language, date }: Sheet): string {
  const say = (words: Readonly<Record<Language, string>>) => markup(typeset(words[language], language))
  const file = (namespace: string) => JSON.parse(readFileSync(`public/locales/${language}/${namespace}.json`, 'utf8'))
  const { rescue } = file('assistance')
  const { fuel: fuelWords } = file('type')
  const fuels = listFuels(builds)
  const name = CARLINE_NAMES[carline]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${name}: ${SHEET.kind[language]}</title><style>${STYLE}</style></head><body>
    <header><div><p class="kind">${say(SHEET.kind)}</p><h1>${name}</h1></div><p>${say(SHEET.made)} ${formatDate(date, language)}</p></header>
    <p class="warning">${say(SHEET.demonstration)}</p>
    <div class="cars${fuels.length > 1 ? ' two' : ''}">${fuels
      .map((fuel) => {
        const drives = builds.filter(({ fuel_type }) => fuel_type === fuel).map(({ drive }) => drive)
        return `<figure>${drawCar(carline, fuel, drives)}<figcaption>${markup(fuelWords[fuel])} · ${say(SHEET.leftSide)}</figcaption></figure>`
      })
      .join('')}</div>
    <ul class="legend">${legendParts(fuels)
      .map((part) => `<li><i style="background:${PART_COLORS[part]}"></i>${markup(rescue.part[part])}</li>`)
      .join('')}</ul>
    <dl>${formatFacts(builds, language, say)}</dl>
    <div class="steps">${STEPS.map((step) => ({ title: say(step.title), lines: linesFor(step, fuels) }))
      .filter(({ lines }) => lines.length > 0)
      .map(
        ({ title, lines }) =>
          `<section><h2>${title}</h2><ul>${lines.map((text) => `<li>${say(text)}</li>`).join('')}</ul></section>`,
      )
      .join('')}</div>
    <footer><span>${say(SHEET.layout)}</span><span>${say(SHEET.demonstration).split('.')[0]}</span></footer>
  </body></html>`
}

function formatFacts(
  builds: readonly BaseConfiguration[],
  language: Language,
  say: (words: Readonly<Record<Language, string>>) => string,
): string {
  const span = (unit: 'kg' | 'kWh', values: readonly number[]) =>
    formatMeasure({ value: Math.min(...values), max: Math.max(...values), unit }, language)
  const size = builds[0]?.measures
  const masses = builds.flatMap(({ measures }) => (measures ? [measures.mass_kg] : []))
  const batteries = builds.flatMap(({ battery }) => (battery ? [battery.gross_kwh] : []))
  const rows: [string, string][] = [
    [say(SHEET.versions), builds.map(({ title }) => title).join(' · ')],
    ...(size
      ? [
          [
            say(SHEET.dimensions),
            [size.length_mm, size.width_mm, size.height_mm]
              .map((value) => formatMeasure({ value, unit: 'mm' }, language))
              .join(' × '),
          ] as [string, string],
        ]
      : []),
    ...(masses.length > 0 ? [[say(SHEET.mass), span('kg', masses)] as [string, string]] : []),
    ...(batteries.length > 0
      ? [[say(SHEET.voltage), `${span('kWh', batteries)}, 400\u00a0V`] as [string, string]]
      : []),
  ]
  return rows.map(([term, text]) => `<dt>${term}</dt><dd>${markup(text)}</dd>`).join('')
}

function markup(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
