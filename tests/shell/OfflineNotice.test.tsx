import { act } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OfflineNotice } from '@/shell/OfflineNotice'

afterEach(() => vi.useRealTimers())

const say = (event: 'offline' | 'online') => act(() => window.dispatchEvent(new Event(event)))

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

  it('already lost when the page came is told too', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { getByRole } = renderInSite(<OfflineNotice />)
    expect(getByRole('status')).toHaveTextContent('Je bent offline')
  })
})
