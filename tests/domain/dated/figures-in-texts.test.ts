import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { CORPORATE_TAX, DEDUCTIONS, TAX_TABLES, type TaxTable } from '@/domain/dated/company-car-tables'
import { rowAfter, rowOn } from '@/domain/dated/rows'
import { VAT_DEDUCTIONS } from '@/domain/dated/vat'
import { dayInBrussels } from '@/domain/day-in-brussels'

/** Every text of the site, its lines made one. Articles are left out: they keep the figures of their own day, which they name. */
const TEXTS = ['src/content/entries', 'public/locales'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:yaml|json)$/.test(name) && !name.startsWith('news'))
    .map((name) => path.join(folder, name))
    .map((file) => [file, readFileSync(file, 'utf8').replace(/\s+/gu, ' ')] as const),
)

interface Row {
  readonly from: string
  readonly figure: number
}
const percents = (rows: readonly { readonly from: string; readonly percent: number }[]): Row[] =>
  rows.map(({ from, percent }) => ({ from, figure: percent }))
const benefit = (pick: (benefit: TaxTable['benefit']) => number): Row[] =>
  TAX_TABLES.map((row) => ({ from: row.from, figure: pick(row.benefit) }))

/** How a text says a figure that names no year: the number is the group that matches. */
const UNDATED: readonly (readonly [figure: string, rows: readonly Row[], says: RegExp])[] = [
  [
    'VAT_DEDUCTIONS',
    percents(VAT_DEDUCTIONS),
    /(?:déductible|déduite?)[^.%]{0,50}?(\d+) % au (?:plus|maximum)|hoogstens (\d+) % (?:aftrekbaar|af)|btw[^.%]{0,60}?hoogstens (?:voor )?(\d+) %/giu,
  ],
  ['CORPORATE_TAX', percents(CORPORATE_TAX), /impôt des sociétés à (\d+) %|vennootschapsbelasting aan (\d+) %/giu],
  [
    'TAX_TABLES, benefit.electric',
    benefit(({ electric }) => electric),
    /([\d,]+) % (?:pour une électrique|voor een elektrische)|électrique,? (?:elle )?compte pour ([\d,]+) %|nature part de ([\d,]+) %|elektrisch telt voor ([\d,]+) %|aard begint bij ([\d,]+) %/giu,
  ],
  [
    'TAX_TABLES, benefit.atReference',
    benefit(({ atReference }) => atReference),
    /([\d,]+) % (?:\+ [\d,]+ (?:point|punt)|(?:à|bij) \d+ g\/km)/giu,
  ],
  [
    'TAX_TABLES, benefit.perGram',
    benefit(({ perGram }) => perGram),
    /% \+ ([\d,]+) (?:point|punt)|([\d,]+) % (?:de plus ou de moins|meer of minder) p[ae]r gram/giu,
  ],
  [
    'TAX_TABLES, benefit.most',
    benefit(({ most }) => most),
    /(?:au moins|entre|minstens|tussen) \d+ %,? (?:au plus|et|hoogstens|en) (\d+) %/giu,
  ],
  [
    'TAX_TABLES, benefit.byAge, the last',
    benefit(({ byAge }) => byAge.at(-1) ?? Number.NaN),
    /points de moins par an,? (?:au moins|jusqu’à) (\d+) %|punten minder(?: per jaar)?,? (?:minstens|tot) (\d+) %/giu,
  ],
]

/** How a text says a figure of a year, and what it was then. */
const OF_A_YEAR: readonly (readonly [figure: string, on: (year: string) => number, says: RegExp])[] = [
  [
    'DEDUCTIONS.electric',
    (year) => rowOn(DEDUCTIONS.electric, `${year}-07-01`, 'deduction').percent,
    /(?:en|in) (20\d\d)(?:,? (?:reste déductible |se déduit )?à| bestelt, blijft[^.%\d]{0,30}|, dan(?: is het)?)? ([\d,]+) %|([\d,]+) % (?:en|in) (20\d\d)/giu,
  ],
  [
    'TAX_TABLES, benefit.floor',
    (year) => rowOn(TAX_TABLES, `${year}-07-01`, 'tax table').benefit.floor / 100,
    /(?:revenus de|inkomsten van) (20\d\d)[^€]{0,160} minimum (?:de|van) ([\d.]+) €/giu,
  ],
]

const numberOf = (said: string) => Number(said.replace('.', '').replace(',', '.'))
const groups = (match: RegExpExecArray) => match.slice(1).filter((group) => group !== undefined)
const isYear = (group: string) => /^20\d\d$/.test(group)

// Before its day a new figure stands beside the one that still holds: a text says both, each with its time.
it.each(UNDATED)('what texts say of %s holds today or later, and the newest row is among it', (figure, rows, says) => {
  const newest = rows.at(-1)?.figure
  const today = dayInBrussels(new Date())
  const held = rows.filter(({ from }) => from > today || rowAfter(rows, from) === rowAfter(rows, today))
  const saying = TEXTS.map(([file, text]) => [file, [...text.matchAll(says)]] as const).filter(
    ([, all]) => all.length > 0,
  )
  expect(saying.length, `${figure} is said nowhere: what it is looked for by is out of date`).toBeGreaterThan(0)
  expect(
    saying.flatMap(([file, all]) => {
      const said = all.map((match) => numberOf(groups(match)[0] ?? ''))
      const outdated = all.filter((_, at) => !held.some((row) => row.figure === said[at]))
      return [
        ...outdated.map(([sentence]) => `${file}: « ${sentence} »`),
        ...(said.some((one) => one === newest) ? [] : [`${file}: lacks ${newest}, which is the newest row`]),
      ]
    }),
  ).toEqual([])
})

it.each(OF_A_YEAR)('what texts say of %s is that of the year that they name', (figure, on, says) => {
  const said = TEXTS.flatMap(([file, text]) => [...text.matchAll(says)].map((match) => [file, match] as const))
  expect(said.length, `${figure} is said nowhere: what it is looked for by is out of date`).toBeGreaterThan(1)
  expect(
    said.flatMap(([file, match]) => {
      const year = groups(match).find(isYear) ?? ''
      const value = groups(match).find((group) => !isYear(group)) ?? ''
      return numberOf(value) === on(year) ? [] : [`${file}: « ${match[0]} », it is ${on(year)}`]
    }),
  ).toEqual([])
})
