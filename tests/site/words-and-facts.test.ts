import { readdirSync, readFileSync } from 'node:fs'
import { catalogue } from '@demo/backend/catalogue/catalogue'
import { PRODUCTS, SERVICES } from '@demo/backend/finance/terms'
import { describe, expect, test } from 'vitest'
import { readPage } from '@/content/read/pages.server'
import type { ProductCode } from '@/domain/finance-terms'
import { LANGUAGES, type Language } from '@/domain/language'
import { responseTimeInWords } from '@/domain/response-deadline'
import type { SalesType } from '@/domain/sales-type'

/** Texts that say what the service or a list of ours decides: they are held to it here. */
const RENTS = [
  ['private-lease', 'pl', 'B2C'],
  ['personal-lease', 'el', 'B2C'],
  ['financial-rent', 'fr', 'B2B'],
] as const satisfies readonly (readonly [string, ProductCode, SalesType])[]

describe.each(LANGUAGES)('the page of a rent says in %s', (language) => {
  test.each(RENTS)(
    'how high the first rent of %s may be, and leaves its term to the calculator',
    async (route, product, salesType) => {
      const words = JSON.stringify(await readPage(route, { language, salesType })).replace(/[\u00a0\u202f]/g, ' ')
      const { maxDepositPercent } = PRODUCTS[product]
      expect(words).toContain(language === 'fr' ? 'à durée fixe' : 'vaste looptijd')
      expect(words).toContain(
        language === 'fr' ? `jusqu’à ${maxDepositPercent} % du prix` : `tot ${maxDepositPercent} % van de prijs`,
      )
      // Kilometres are no term of a rent that has none.
      if (!PRODUCTS[product].mileage) expect(words).not.toMatch(/kilom/iu)
    },
  )

  test('what a private lease includes as every amount says it', async () => {
    const words = JSON.stringify(await readPage('private-lease', { language, salesType: 'B2C' })).toLowerCase()
    const keys = {
      fr: ['entretien', 'assurance', 'pneus', 'mise en circulation', 'assistance'],
      nl: ['onderhoud', 'verzekering', 'banden', 'inverkeerstelling', 'bijstand'],
    }
    const said = SERVICES.pl.titles.map((title) => title[language].toLowerCase()).join(' ')
    for (const key of keys[language]) {
      expect(words).toContain(key)
      expect(said).toContain(key)
    }
  })

  test('what a personal lease leaves out nowhere as if it were in', async () => {
    const page = JSON.stringify(await readPage('personal-lease', { language, salesType: 'B2C' }))
    expect(page).not.toMatch(language === 'fr' ? /assistance, assurance/u : /bijstand, verzekering/u)
  })
})

const ofFuel = (fuel: string) =>
  [...catalogue.values()]
    .filter(({ versions }) => versions.some((version) => version.fuelType === fuel))
    .map(({ code }) => code)
    .sort()

test.each([
  ['hybrid', 'HYBRID'],
  ['electric', 'ELECTRIC'],
])('the page of the %s cars shows each of them', async (subject, fuel) => {
  const page = await readPage('category.other', {
    language: 'fr',
    salesType: 'B2C',
    params: { specific_category: subject },
  })
  const shown = page?.blocks.flatMap((block) => (block.kind === 'models' ? block.carlines : [])) ?? []
  expect([...shown].sort()).toEqual(ofFuel(fuel))
})

/** Every text of the interface and of the editors, line by line. */
function linesOf(language: Language): readonly string[] {
  const words = readdirSync(`public/locales/${language}`).flatMap((file) =>
    readFileSync(`public/locales/${language}/${file}`, 'utf8').split('\n'),
  )
  const entries = readdirSync('src/content/entries', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => readFileSync(`src/content/entries/${file}`, 'utf8').split('\n'))
  return [...words, ...entries].map((line) => line.trim())
}

/** A visitor who reads « composer » must not meet « configurer » for the same act, nor « testrit » who reads « proefrit ». */
const OTHER_VERBS = {
  fr: /(?<!\p{L})(?:configure[rz]|réserve[rz] (?:un|votre|l’|mon) ?essai)(?!\p{L})/iu,
  nl: /(?<!\p{L})(?:configureer|configureren|testrit(?:ten)?|proefrit (?:boeken|reserveren)|boek (?:je |jouw |ik )?(?:een )?proefrit)(?!\p{L})/iu,
}

test('the day of the tax rules is named by every page, and typed by articles alone', () => {
  const typed = /(?:état au|en vigueur au|taux au|stand op|regels op|regels van) \d+ \p{L}+ \d{4}/u
  const pages = readdirSync('src/content/entries/pages').map((file) => `pages/${file}`)
  const found = [...pages, 'faq.yaml'].filter((file) => typed.test(readFileSync(`src/content/entries/${file}`, 'utf8')))
  expect(found).toEqual([])
})

test('what the table of a year says is filled into the note under the official figures, not typed', () => {
  for (const language of LANGUAGES) {
    const { table } = JSON.parse(readFileSync(`public/locales/${language}/technical-data.json`, 'utf8'))
    expect(table.benefitNote).not.toMatch(/\d\s?g\/km|\d{4}/u)
  }
})

describe.each(LANGUAGES)('in %s', (language) => {
  test('one act has one verb: a car is composed, a test drive is asked for', () => {
    expect(linesOf(language).filter((line) => OTHER_VERBS[language].test(line))).toEqual([])
  })

  test('a day that the interface types is the one that the forms promise', () => {
    const typed = { fr: /jours? ouvrables?(?! suivant)|jour ouvrable suivant/u, nl: /(?<!\d )werkdag(?:en)?(?!\p{L})/u }
    const promised = (['contact', 'test-drive'] as const).map((kind) => responseTimeInWords(kind)[language])
    const { email_note } = JSON.parse(readFileSync(`public/locales/${language}/contact.json`, 'utf8'))
    const { testDrive } = JSON.parse(readFileSync(`public/locales/${language}/models.json`, 'utf8'))
    expect([email_note, testDrive.step2].filter((text) => typed[language].test(text))).toHaveLength(2)
    expect([email_note, testDrive.step2].map((text, index) => text.includes(promised[index]))).toEqual([true, true])
  })
})
