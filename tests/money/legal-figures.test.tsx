import { modelsPrices } from '@demo/backend/configurator/handlers'
import { renderInSite } from '@tests/render'
import { describe, expect, it } from 'vitest'
import { LegalNote } from '@/components/LegalNote'
import { WltpLine } from '@/components/WltpLine'
import { wltp } from './figures'

describe('consumption and CO2', () => {
  it('stand as a range with the cycle they were measured by', () => {
    const { container } = renderInSite(<WltpLine wltp={wltp} />, { language: 'fr' })
    expect(container).toHaveTextContent('5,6–6,8 L/100 km · 128–155 g/km CO₂ (WLTP)')
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

  it('of a plug-in hybrid call its range electric', () => {
    const hybrid = {
      ...wltp,
      co2: { value: 31, unit: 'g/km' },
      consumption: { value: 1.4, unit: 'l/100km' },
      electric_consumption: { value: 17.1, unit: 'kWh/100km' },
      range: { value: 118, unit: 'km' },
    } as const
    const { container } = renderInSite(<WltpLine wltp={hybrid} />, { language: 'fr' })
    expect(container).toHaveTextContent('autonomie électrique : 118 km (WLTP)')
  })

  it('of a carline with several kinds of engine name whose figures they are, each with its cycle', () => {
    const { models } = modelsPrices({ lang: 'fr', sales_type: 'B2C', carline_code: 'FORMENTOR' })
    const mixed = models[0]?.wltp
    if (!mixed?.engines) throw new Error('one kind of engine')
    const { container } = renderInSite(<WltpLine wltp={mixed} />, { language: 'fr' })
    const lines = [...(container.querySelector('[data-wltp]')?.children ?? [])].map((line) => line.textContent)
    expect(lines).toHaveLength(mixed.engines.length)
    for (const line of lines) expect(line).toMatch(/^(Essence|Hybride rechargeable)\u00a0:.*CO₂.*\(WLTP\)$/)
    const [petrol, plugIn] = [/^Essence/, /^Hybride/].map((name) => lines.find((line) => name.test(line ?? '')))
    expect(petrol).not.toContain('autonomie')
    expect(plugIn).toContain('autonomie électrique')
    expect(container.querySelector('[data-wltp]')).toHaveAttribute('data-wltp', '171')
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
