import { waitFor } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { holdRecord } from '@tests/shell/consent/record.mts'
import { waitAMoment } from '@tests/wait-a-moment'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SiteLink } from '@/components/SiteLink'
import { CONSENT_KEY } from '@/config/consent.mjs'
import { publicEnv } from '@/config/env.public'
import { Analytics } from '@/shell/analytics/Analytics'
import { forgetContainer } from '@/shell/analytics/tag-manager'
import { saveConsent } from '@/shell/consent/save-consent'

declare const happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } }

const env = publicEnv as { tagManagerId: string | null }

beforeEach(() => {
  // Nobody is asked for the container: the tests look at what would be.
  happyDOM.settings.handleDisabledFileLoadingAsSuccess = true
  forgetContainer()
  env.tagManagerId = 'GTM-TEST01'
})

afterEach(() => {
  env.tagManagerId = null
  delete window.dataLayer
  for (const script of document.head.querySelectorAll('script')) script.remove()
})

const container = () => document.head.querySelector<HTMLScriptElement>('script[src*="gtm.js"]')

/** Commands come as the arguments of a call. */
const said = () => (window.dataLayer ?? []).map((entry) => ('event' in entry ? entry : Array.from(entry as IArguments)))
const events = (name: string) => said().filter((entry) => 'event' in entry && entry.event === name)

async function renderAgreed() {
  holdRecord('analytics')
  const site = renderInSite(
    <>
      <Analytics />
      <SiteLink href="/nl/stock?page=2" analytics="footer-stock">
        Stockwagens
      </SiteLink>
      <SiteLink href="/nl/contact">Contact</SiteLink>
      <p data-analytics-in="footer">
        <SiteLink href="/nl/modellen/born">Born</SiteLink>
      </p>
      <button type="button" data-analytics="menu-close" aria-label="Sluiten" />
    </>,
    { route: { name: 'models', params: {}, query: { email: 'x@example.be' } } },
  )
  await waitFor(() => expect(events('page_view')).toHaveLength(1))
  return site
}

describe('without consent', () => {
  it.each([
    ['before an answer', () => {}],
    ['after a refusal', () => holdRecord()],
  ])('nothing is loaded and no data layer exists %s', async (_, prepare) => {
    prepare()
    const { user, getByRole } = renderInSite(
      <>
        <Analytics />
        <SiteLink href="#here" analytics="footer-stock">
          Stockwagens
        </SiteLink>
      </>,
    )
    await user.click(getByRole('link'))
    await waitAMoment()
    expect(container()).toBeNull()
    expect(window.dataLayer).toBeUndefined()
  })
})

describe('with consent', () => {
  it('nothing happens on a site without a container', async () => {
    env.tagManagerId = null
    holdRecord('analytics', 'marketing')
    renderInSite(<Analytics />)
    await waitAMoment()
    expect(container()).toBeNull()
    expect(window.dataLayer).toBeUndefined()
  })

  it('the container is loaded once, from the address of the configuration', async () => {
    await renderAgreed()
    expect(container()?.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-TEST01')
    expect(document.head.querySelectorAll('script')).toHaveLength(1)
  })

  it('it never hears of the address of a message, nor of what is shown in its document afterwards', async () => {
    holdRecord('analytics', 'marketing')
    renderInSite(<Analytics />, { route: { name: 'message.receipt', params: {}, query: { m: 'abc' } } })
    await waitAMoment()
    const began = vi.spyOn(performance, 'getEntriesByType')
    began.mockReturnValue([{ name: 'http://localhost/nl/bericht/opvolging?m=abc' } as PerformanceNavigationTiming])
    renderInSite(<Analytics />, { route: { name: 'models', params: {} } })
    await waitAMoment()
    expect(container()).toBeNull()
    expect(window.dataLayer).toBeUndefined()
  })

  it('it is told first that all is denied, then what was agreed to, and only then to start', async () => {
    await renderAgreed()
    const mode = (analytics: string) => ({
      analytics_storage: analytics,
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    })
    expect(said().slice(0, 3)).toEqual([
      ['consent', 'default', mode('denied')],
      ['consent', 'update', mode('granted')],
      { event: 'gtm.js', 'gtm.start': expect.any(Number) },
    ])
  })

  it('the page lets go of what waits for the container when it has come, and when it fails', async () => {
    await renderAgreed()
    const settled = vi.fn()
    window.addEventListener('tag-manager-settled', settled)
    container()?.dispatchEvent(new Event('load'))
    container()?.dispatchEvent(new Event('error'))
    expect(settled).toHaveBeenCalledTimes(2)
    window.removeEventListener('tag-manager-settled', settled)
  })

  it('a page view says which page, in which language and for whom, and nothing that was typed', async () => {
    await renderAgreed()
    expect(events('page_view')).toEqual([
      {
        event: 'page_view',
        page_route: 'models',
        page_path: window.location.pathname,
        page_title: document.title,
        page_language: 'nl',
        page_sales_type: 'B2C',
      },
    ])
    expect(JSON.stringify(said())).not.toContain('example.be')
  })

  it('a click on what has an analytics field, or leads from the footer to a page, says which, with its words and its address', async () => {
    const { user, getByRole } = await renderAgreed()
    await user.click(getByRole('link', { name: 'Stockwagens' }))
    await user.click(getByRole('button', { name: 'Sluiten' }))
    await user.click(getByRole('link', { name: 'Contact' }))
    await user.click(getByRole('link', { name: 'Born' }))
    expect(events('link_click')).toEqual([
      {
        event: 'link_click',
        link_id: 'footer-stock',
        link_text: 'Stockwagens',
        link_url: expect.stringContaining('/nl/stock'),
      },
      { event: 'link_click', link_id: 'menu-close', link_text: 'Sluiten', link_url: null },
      {
        event: 'link_click',
        link_id: 'footer-models.carline-born',
        link_text: 'Born',
        link_url: expect.stringContaining('/nl/modellen/born'),
      },
    ])
  })

  it('given on this page, it starts at once; widened, it is told so', async () => {
    renderInSite(<Analytics />)
    await waitAMoment()
    expect(container()).toBeNull()
    saveConsent(['analytics'])
    await waitFor(() => expect(container()).not.toBeNull())
    saveConsent(['analytics', 'marketing'])
    await waitFor(() =>
      expect(said().at(-1)).toEqual(['consent', 'update', expect.objectContaining({ ad_storage: 'granted' })]),
    )
    expect(document.head.querySelectorAll('script')).toHaveLength(1)
  })

  it('withdrawn, the page is loaded anew without it', async () => {
    await renderAgreed()
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    saveConsent([])
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('withdrawn in another tab too', async () => {
    await renderAgreed()
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    holdRecord()
    window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })
})
