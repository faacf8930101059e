import { fixedClock } from '@demo/backend/clock'
import { startCar } from '@demo/backend/engine/car'
import { carId } from '@demo/backend/engine/configuration-id'
import { quotes } from '@demo/backend/finance/handlers'
import { renderInSite } from '@tests/render'
import { describe, expect, it } from 'vitest'
import type { QuotesQuery } from '@/contract/configured-car'
import type { Monthly } from '@/contract/monthly'
import { creditRegimeOn } from '@/domain/dated/credit-law'
import { LANGUAGES, type Language } from '@/domain/language'
import type { SalesType } from '@/domain/sales-type'
import { formatDate, formatEuro, formatNumber } from '@/i18n/format'
import { lowerFirst } from '@/i18n/lower-first'
import { ListedConditions } from '@/money/listed-conditions'
import { MonthlyFigure } from '@/money/MonthlyFigure'
import { monthlyPayment } from '@/money/monthly-payment'

/** As a matcher reads text: every space is an ordinary one. */
const plain = (text: string) => text.replace(/\s/g, ' ')

const TODAY = '2026-11-22'
const car = carId(startCar('BORN'))

function offer(language: Language, query: Partial<QuotesQuery>, salesType: SalesType = 'B2C') {
  const { offers } = quotes({ lang: language, sales_type: salesType, id: car, ...query }, fixedClock(TODAY))
  const [first] = offers
  if (!first) throw new Error('no offer')
  return monthlyPayment(first)
}

describe('a monthly amount', () => {
  it('of a rent is one line in one size: amount, term, kilometres, product', () => {
    for (const [language, words] of [
      ['fr', '/ mois · 48 mois · 15.000 km/an · Private lease'],
      ['nl', '/ maand · 48 maanden · 15.000 km/jaar · Private lease'],
    ] as const) {
      const monthly = offer(language, { product_code: 'pl' })
      const { container, unmount } = renderInSite(<MonthlyFigure monthly={monthly} />, { language })
      const line = container.querySelector('[data-monthly="lease"] > p')
      expect(line?.textContent?.replace(/\s/g, ' ')).toBe(
        plain(`${formatEuro(monthly.amount.incl, language)} ${words}`),
      )
      expect(line?.children).toHaveLength(0)
      unmount()
    }
  })

  it('of a rent says that nothing is included where its lessor says so, and nothing of it where he does not', () => {
    const monthly = offer('fr', { product_code: 'pl' })
    const conditions = (services: string[] | undefined) => {
      const { container } = renderInSite(<MonthlyFigure monthly={{ ...monthly, services }} />, { language: 'fr' })
      return container.querySelector('[data-conditions]')
    }
    expect(conditions([])).toHaveTextContent('Entretien et assurance non compris.')
    expect(conditions(undefined)).not.toHaveTextContent(/non compris|Compris/)
  })

  it('says a first rent as plainly as the rent, in the same line', () => {
    const monthly = offer('fr', { product_code: 'pl', deposit: 2_000 })
    const { container } = renderInSite(<MonthlyFigure monthly={monthly} />, { language: 'fr' })
    expect(container.querySelector('[data-monthly="lease"] > p')).toHaveTextContent(plain('premier loyer de 2.000 €'))
  })

  it('of a rent has what is included, who lets and mediates, and until when it holds one press away, closed', () => {
    const monthly = offer('nl', { product_code: 'pl' })
    const { getByRole, getByText } = renderInSite(<MonthlyFigure monthly={monthly} />, { language: 'nl' })
    const conditions = getByText('Voorwaarden').closest('details')
    expect(conditions).not.toHaveAttribute('open')
    for (const service of monthly.services ?? []) expect(conditions).toHaveTextContent(lowerFirst(service))
    expect(conditions).toHaveTextContent('Btw inbegrepen · zonder verhoogde eerste huur · zonder aankoopoptie')
    expect(conditions).toHaveTextContent(`Leasinggever: ${monthly.provider.name} · bemiddelaar: Copper & Petrol Motors`)
    expect(conditions).toHaveTextContent('Geldig tot en met 30 november 2026')
    expect(getByRole('group')).toBe(conditions)
  })

  it('among others of a list has no conditions of its own', () => {
    const { container } = renderInSite(<MonthlyFigure monthly={offer('nl', {})} form="listed" />, { language: 'nl' })
    expect(container.querySelector('details, [data-conditions]')).toBeNull()
  })

  it('whose conditions are not those of its list says its product and has them itself', () => {
    const listed = offer('fr', { product_code: 'pl' })
    const inList = (change: Partial<Monthly>) => {
      const { container, unmount } = renderInSite(
        <ListedConditions value={listed}>
          <MonthlyFigure monthly={{ ...listed, ...change }} form="short" />
        </ListedConditions>,
        { language: 'fr' },
      )
      const text = plain(container.textContent ?? '')
      unmount()
      return text
    }
    const { amount, duration } = offer('fr', { product_code: 'pl', duration: 36 })
    expect(inList({ amount, duration })).not.toContain('Conditions')
    expect(inList({ provider: { ...listed.provider, name: 'Autre Lease' } })).toContain('Loueur : Autre Lease')
    expect(inList({ services: [] })).toContain('Entretien et assurance non compris.')
    expect(inList({ valid_to: '2026-12-15' })).toContain('Valable jusqu’au 15 décembre 2026')
    expect(inList({ product_code: 'el', product_title: 'EasyLease' })).toMatch(/· EasyLease ?Conditions/)
    const paid = { incl: 1_000, excl: 826.45, vat_rate: 21, currency: 'EUR' } as const
    expect(inList({ deposit: paid })).not.toContain('sans premier loyer majoré')
    expect(inList({ deposit: paid })).toContain('Conditions')
  })

  it('of a renting names its purchase option, excl. VAT for a business', () => {
    const monthly = offer('nl', { product_code: 'fr' }, 'B2B')
    const { container } = renderInSite(<MonthlyFigure monthly={monthly} />, { language: 'nl', salesType: 'B2B' })
    expect(container).toHaveTextContent(plain(`${formatEuro(monthly.amount.excl, 'nl')} excl. btw / maand`))
    expect(container).toHaveTextContent(
      plain(`aankoopoptie van ${formatEuro(monthly.residual?.amount.excl ?? 0, 'nl')}`),
    )
    expect(container).toHaveTextContent('Zonder onderhoud en verzekering.')
  })

  it('of a credit carries no VAT', () => {
    const monthly = offer('fr', { product_code: 'ac' })
    const { container } = renderInSite(<MonthlyFigure monthly={monthly} />, { language: 'fr' })
    expect(container.querySelector('p')).not.toHaveTextContent('TVA')
  })

  it.each(LANGUAGES)(
    'of a credit has the warning and every element of the example that the law of the day asks, in %s',
    (language) => {
      const monthly = offer(language, { product_code: 'ac', deposit: 5_000 })
      const example = monthly.representative
      if (!example) throw new Error('no example')
      const { getByRole, container } = renderInSite(<MonthlyFigure monthly={monthly} />, { language })
      const block = getByRole('group', {
        name: language === 'fr' ? 'Exemple représentatif' : 'Representatief voorbeeld',
      })
      const regime = creditRegimeOn(TODAY)
      expect(block).toHaveTextContent(regime.warning[language])
      for (const element of regime.example) {
        const value = example[element]
        const words =
          typeof value === 'object'
            ? value.name
            : typeof value === 'string'
              ? element.startsWith('valid')
                ? formatDate(value, language)
                : value
              : element.endsWith('percent')
                ? formatNumber(value ?? 0, language, { decimals: 2 })
                : element === 'duration_months'
                  ? String(value)
                  : formatEuro(value ?? 0, language, { decimals: 2 })
        expect(block, element).toHaveTextContent(plain(words))
      }
      expect(container.querySelector('[data-monthly="credit"]')).toContainElement(block)
    },
  )

  it('of a credit without its example is not shown to a consumer at all', () => {
    const { representative: _, ...without } = offer('fr', { product_code: 'ac' })
    expect(renderInSite(<MonthlyFigure monthly={without} />).container).toBeEmptyDOMElement()
  })

  it('of a rent that ends in a purchase is not shown to a consumer without an example', () => {
    const monthly = offer('fr', { product_code: 'fr' }, 'B2B')
    expect(renderInSite(<MonthlyFigure monthly={monthly} />, { salesType: 'B2C' }).container).toBeEmptyDOMElement()
    expect(renderInSite(<MonthlyFigure monthly={monthly} />, { salesType: 'B2B' }).container).not.toBeEmptyDOMElement()
  })
})
