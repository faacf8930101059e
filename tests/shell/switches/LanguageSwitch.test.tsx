import { act } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { describe, expect, it } from 'vitest'
import { CurrentRouteProvider } from '@/routing/CurrentRoute'
import { OtherLanguageContext } from '@/routing/other-language'
import { replaceQueryParam } from '@/routing/replace-query-param'
import { LanguageSwitch } from '@/shell/switches/LanguageSwitch'

describe('the language switch', () => {
  it('names the other language in itself', () => {
    const { getByRole } = renderInSite(<LanguageSwitch />, { language: 'nl' })
    const link = getByRole('link', { name: 'FR Français' })
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

  it('takes along what a calculator has written into the address since', () => {
    window.history.replaceState(null, '', '/nl/professioneel/financiering?utm_source=mail')
    const { getByRole } = renderInSite(<LanguageSwitch />, {
      salesType: 'B2B',
      route: { name: 'financing', params: {}, query: { utm_source: 'mail' } },
    })
    act(() => replaceQueryParam('terms', '2FPMF5MJ~ol~48~25000~1.000'))
    const asked = '?utm_source=mail&terms=2FPMF5MJ~ol~48~25000~1.000'
    expect(getByRole('link')).toHaveAttribute('href', `/fr/professionnel/financement${asked}`)
    window.history.replaceState(null, '', '/')
  })

  it.each([
    [true, '/nl/news/van-oostende-naar-aarlen?utm_source=mail'],
    [false, '/nl/news/van-oostende-naar-aarlen?utm_source=mail'],
  ])('keeps the query where the other language has another word for the page (same page: %s)', (isSamePage, href) => {
    const { getByRole } = renderInSite(
      <OtherLanguageContext value={{ path: '/nl/news/van-oostende-naar-aarlen', isSamePage }}>
        <LanguageSwitch />
      </OtherLanguageContext>,
      {
        language: 'fr',
        route: { name: 'news.article', params: { slug: ['d-ostende-a-arlon'] }, query: { utm_source: 'mail' } },
      },
    )
    expect(getByRole('link')).toHaveAttribute('href', href)
  })

  it('on a page outside the route table leads to the homepage', () => {
    const { getByRole } = renderInSite(
      <CurrentRouteProvider value={{ name: null, params: {}, language: 'nl', salesType: 'B2C', query: {} }}>
        <LanguageSwitch />
      </CurrentRouteProvider>,
    )
    expect(getByRole('link')).toHaveAttribute('href', '/fr')
  })
})
