import { act } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OfflineNotice } from '@/shell/OfflineNotice'
import { PAGE_STAYED } from '@/shell/site-reachability'

afterEach(() => vi.useRealTimers())

const say = (event: 'offline' | 'online' | typeof PAGE_STAYED) => act(() => window.dispatchEvent(new Event(event)))

describe('the connection', () => {
  it('is not spoken of while it is there', () => {
    const { getByRole } = renderInSite(<OfflineNotice />)
    say('online')
    expect(getByRole('status')).toBeEmptyDOMElement()
  })

  it('lost is told until it is back, and that it is back for a moment', () => {
    vi.useFakeTimers()
    const { getByRole } = renderInSite(<OfflineNotice />, { language: 'fr' })
    say('offline')
    act(() => vi.advanceTimersByTime(60_000))
    expect(getByRole('status')).toHaveTextContent('Vous êtes hors ligne')
    say('online')
    expect(getByRole('status')).toHaveTextContent('Vous êtes de nouveau en ligne')
    act(() => vi.advanceTimersByTime(4_000))
    expect(getByRole('status')).toBeEmptyDOMElement()
  })

  it('that was too bad for the next page is told for a while, and lost is lost afterwards', () => {
    vi.useFakeTimers()
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    const { getByRole } = renderInSite(<OfflineNotice />, { language: 'fr' })
    say(PAGE_STAYED)
    expect(getByRole('status')).toHaveTextContent('La page n’a pas pu s’ouvrir')
    act(() => vi.advanceTimersByTime(12_000))
    expect(getByRole('status')).toBeEmptyDOMElement()
    onLine.mockReturnValue(false)
    say(PAGE_STAYED)
    act(() => vi.advanceTimersByTime(12_000))
    expect(getByRole('status')).toHaveTextContent('Vous êtes hors ligne')
  })

  it('is not spoken of any more once a page has come, whatever the browser says', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { getByRole, router } = renderInSite(<OfflineNotice />)
    act(() => router.events.emit('routeChangeComplete', '/nl/contact', { shallow: false }))
    expect(getByRole('status')).toBeEmptyDOMElement()
  })

  it('already lost when the page came is told too', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { getByRole } = renderInSite(<OfflineNotice />)
    expect(getByRole('status')).toHaveTextContent('Je bent offline')
  })
})
