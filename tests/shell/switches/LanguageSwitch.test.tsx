import { renderInSite } from '@tests/render'
import { describe, expect, it } from 'vitest'
import { LanguageSwitch } from '@/shell/switches/LanguageSwitch'

describe('the language switch', () => {
  it('names the other language in itself', () => {
    const { getByRole } = renderInSite(<LanguageSwitch />, { language: 'nl' })
    const link = getByRole('link', { name: 'Français' })
    expect(link).toHaveAttribute('lang', 'fr-BE')
    expect(link).toHaveAttribute('hreflang', 'fr-BE')
  })

  it('leads to the same page with the same parameters and query', () => {
    const { getByRole } = renderInSite(<LanguageSwitch />, {
      language: 'fr',
      salesType: 'B2B',
      route: { name: 'models.carline', params: { carline_code: 'BORN' }, query: { utm_source: 'mail' } },
    })
    expect(getByRole('link')).toHaveAttribute('href', '/nl/professioneel/modellen/born?utm_source=mail')
  })
})
