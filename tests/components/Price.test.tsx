import { money } from '@tests/money/figures'
import { renderInSite } from '@tests/render'
import { describe, expect, it } from 'vitest'
import { Price } from '@/components/Price'
import { PriceDelta } from '@/features/configurator/choosing/PriceDelta'

describe('a price', () => {
  it('is incl. VAT for a private buyer', () => {
    const { container } = renderInSite(<Price money={money(36300)} isFromPrice />, { language: 'fr' })
    expect(container).toHaveTextContent('À partir de36.300 €TVAC')
  })

  it('is excl. VAT for a business buyer, and says so', () => {
    const { container } = renderInSite(<Price money={money(36300)} withIncl />, { language: 'nl', salesType: 'B2B' })
    expect(container).toHaveTextContent('30.000 €excl. btw(of 36.300 € incl. btw)')
  })

  it('has cents that are none only where they are asked for: the menu’s cards', () => {
    const { container } = renderInSite(<Price money={money(36300)} withCents />, { language: 'fr' })
    expect(container).toHaveTextContent('36.300,00 €TVAC')
  })

  it('has its decimals in an element of their own, to be drawn smaller', () => {
    const { getByText } = renderInSite(<Price money={money(36300.5)} />)
    expect(getByText(',50').tagName).toBe('SPAN')
  })
})

describe('a price effect', () => {
  it('shows its sign', () => {
    const { container } = renderInSite(<PriceDelta money={money(1210)} />, { salesType: 'B2B' })
    expect(container).toHaveTextContent('+1.000 €')
  })

  it('that is nothing says so in words', () => {
    const { container } = renderInSite(<PriceDelta money={money(0)} />, { language: 'fr' })
    expect(container).toHaveTextContent('Sans supplément')
  })
})
