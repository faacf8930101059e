import { renderInSite } from '@tests/render'
import { waitAMoment } from '@tests/wait-a-moment'
import { describe, expect, it } from 'vitest'
import { FinancialDisclaimer } from '@/shell/FinancialDisclaimer'
import { INTERRUPTION } from '@/shell/popup-frequency-cap'

const disclaimer = {
  key: 'autocredit',
  kind: 'credit',
  warning: 'Let op, geld lenen kost ook geld.',
  representative: '<p>Contante prijs: 42.350,50 €</p>',
  variant: 'default',
  hiddenOnMobile: false,
} as const
const onFinancing = { flags: {}, route: { name: 'financing', params: {} } } as const

describe('the financial disclaimer', () => {
  it('has the warning and the representative text', async () => {
    const { findByRole } = renderInSite(<FinancialDisclaimer disclaimer={disclaimer} />, onFinancing)
    const banner = await findByRole('complementary', { name: 'Informatie over krediet' })
    expect(banner).toHaveTextContent('Let op, geld lenen kost ook geld.')
    expect(banner).toHaveTextContent('Contante prijs: 42.350,50 €')
  })

  it('in its small variant has the warning alone', async () => {
    const { findByRole } = renderInSite(
      <FinancialDisclaimer disclaimer={{ ...disclaimer, variant: 'small' }} />,
      onFinancing,
    )
    const banner = await findByRole('complementary')
    expect(banner).toHaveTextContent('Let op, geld lenen kost ook geld.')
    expect(banner).not.toHaveTextContent('Contante prijs')
  })

  it('is not there for an entry without representative text', async () => {
    const { queryByRole } = renderInSite(
      <FinancialDisclaimer disclaimer={{ ...disclaimer, representative: ' ' }} />,
      onFinancing,
    )
    await waitAMoment()
    expect(queryByRole('complementary')).not.toBeInTheDocument()
  })

  it('dismissed, is not shown again in this session for the same key, but is for another', async () => {
    const first = renderInSite(<FinancialDisclaimer disclaimer={disclaimer} />, onFinancing)
    await first.user.click(await first.findByRole('button', { name: 'Begrepen' }))
    expect(first.queryByRole('complementary')).not.toBeInTheDocument()
    first.unmount()
    const second = renderInSite(<FinancialDisclaimer disclaimer={disclaimer} />, onFinancing)
    await waitAMoment()
    expect(second.queryByRole('complementary')).not.toBeInTheDocument()
    second.unmount()
    sessionStorage.removeItem(INTERRUPTION)
    const other = renderInSite(<FinancialDisclaimer disclaimer={{ ...disclaimer, key: 'lease' }} />, onFinancing)
    expect(await other.findByRole('complementary')).toBeVisible()
  })

  it('needs the flag HOMEPAGE_DISCLAIMER on the homepage', async () => {
    const off = renderInSite(<FinancialDisclaimer disclaimer={disclaimer} />, { flags: {} })
    await waitAMoment()
    expect(off.queryByRole('complementary')).not.toBeInTheDocument()
    off.unmount()
    const on = renderInSite(<FinancialDisclaimer disclaimer={disclaimer} />, { flags: { HOMEPAGE_DISCLAIMER: true } })
    expect(await on.findByRole('complementary')).toBeVisible()
  })
})
