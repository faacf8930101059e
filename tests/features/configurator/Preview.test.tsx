import { screen } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { describe, expect, it } from 'vitest'
import type { Picture } from '@/contract/common'
import { Preview } from '@/features/configurator/Preview'

const picture = (view: Picture['view'], paint: string): Picture => ({
  id: `${paint}-${view}`,
  view,
  kind: 'exterior',
  url: `/images/cars/born/${paint}-${view}.webp`,
  width: 1280,
  height: 800,
  alt: `${paint} ${view}`,
  background: 'studio',
  is_fallback: false,
})
const inPaint = (paint: string) => [picture('ext-f34', paint), picture('ext-side', paint)]

describe('the preview', () => {
  it('shows the first view, and another at a click', async () => {
    const { user } = renderInSite(<Preview pictures={inPaint('rood')} isStale={false} />, { language: 'fr' })
    expect(screen.getByRole('img')).toHaveAccessibleName('rood ext-f34')
    await user.click(screen.getByRole('button', { name: 'Profil' }))
    expect(screen.getByRole('img')).toHaveAccessibleName('rood ext-side')
    expect(screen.getByRole('button', { name: 'Profil' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('stays on its view when the car changes', async () => {
    const { user, rerender } = renderInSite(<Preview pictures={inPaint('rood')} isStale={false} />)
    await user.click(screen.getByRole('button', { name: 'Zijkant' }))
    rerender(<Preview pictures={inPaint('blauw')} isStale={false} />)
    expect(screen.getByRole('img')).toHaveAccessibleName('blauw ext-side')
  })

  it('has its size before it has its picture, and says what it is', () => {
    renderInSite(<Preview pictures={inPaint('rood')} isStale={false} />)
    expect(screen.getByRole('img')).toHaveAttribute('width', '1280')
    expect(screen.getByText('Illustratie')).toBeInTheDocument()
  })

  it('offers no choice of views where there is one', () => {
    renderInSite(<Preview pictures={inPaint('rood').slice(0, 1)} isStale={false} />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
