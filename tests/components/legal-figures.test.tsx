import { renderInSite } from '@tests/render'
import { describe, expect, it } from 'vitest'
import { LegalNote } from '@/components/LegalNote'
import { MonthlyPrice } from '@/components/MonthlyPrice'
import { WltpLine } from '@/components/WltpLine'
import { example, money, wltp } from './figures'

const credit = { product_code: 'ac', amount: money(399), duration: 48, mileage: 15000 } as const
const lease = { product_code: 'pl', amount: money(399), duration: 48, mileage: 15000 } as const

describe('consumption and CO2', () => {
  it('stand as a range with the cycle they were measured by', () => {
    const { container } = renderInSite(<WltpLine wltp={wltp} />, { language: 'fr' })
    expect(container).toHaveTextContent('5,6–6,8 l/100 km · 128–155 g/km CO₂ (WLTP)')
  })

  it('of an electric car have its range', () => {
    const electric = {
      ...wltp,
      co2: { value: 0, unit: 'g/km' },
      consumption: undefined,
      electric_consumption: { value: 15.6, unit: 'kWh/100km' },
      range: { value: 549, unit: 'km' },
    } as const
    const { container } = renderInSite(<WltpLine wltp={electric} />)
    expect(container).toHaveTextContent('15,6 kWh/100 km · 0 g/km CO₂ · rijbereik: 549 km (WLTP)')
  })

  it('that are not homologated say so', () => {
    const { container } = renderInSite(<WltpLine wltp={{ ...wltp, source: 'estimated' }} />)
    expect(container).toHaveTextContent('voorlopige waarden')
  })
})

describe('the note under a "from" price', () => {
  it('differs for private and business buyers', () => {
    const b2c = renderInSite(<LegalNote />, { language: 'fr' }).container.textContent
    const b2b = renderInSite(<LegalNote />, { language: 'fr', salesType: 'B2B' }).container.textContent
    expect(b2c).toContain('TVA et frais de livraison compris')
    expect(b2b).toContain('hors TVA')
  })
})

describe('a monthly amount', () => {
  it('stands in one line with its months and kilometres', () => {
    const { getByText } = renderInSite(<MonthlyPrice monthly={lease} />, { language: 'nl' })
    const line = getByText(/per maand/)
    expect(line).toHaveTextContent('399,00 € per maand incl. btw · 48 maanden · 15.000 km per jaar')
    expect(line.children).toHaveLength(0)
  })

  it('of a credit has the warning and the whole representative example beside it', () => {
    const { getByText, getByRole } = renderInSite(<MonthlyPrice monthly={credit} representative={example} />, {
      language: 'fr',
    })
    expect(getByText("Attention, emprunter de l'argent coûte aussi de l'argent.")).toBeVisible()
    const block = getByRole('region', { name: 'Exemple représentatif' })
    for (const figure of [
      '42.350,50',
      '8.350,50',
      '34.000,00',
      '3,99',
      '4,06',
      '48',
      '399,00',
      '18.000,00',
      '36.753,00',
    ]) {
      expect(block).toHaveTextContent(figure)
    }
    expect(block).toHaveTextContent('Prêteur : Crédit Modèle SA')
    expect(block).toHaveTextContent('Intermédiaire de crédit : Copper & Petrol Motors')
  })

  it('of a credit without its example is not shown at all', () => {
    const { container } = renderInSite(<MonthlyPrice monthly={credit} />)
    expect(container).toBeEmptyDOMElement()
  })
})
