import { act, screen, waitFor } from '@testing-library/react'
import { renderWhole } from '@tests/render'
import { serverMarkup } from '@tests/server-markup'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CarlineWalk } from '@/features/models/CarlineWalk.late'
import { carlineQueries } from '@/features/models/models.prefetch'

const asked: string[] = []
let likesMotion = true

beforeEach(() => {
  asked.length = 0
  likesMotion = true
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (this: HTMLImageElement) {
    asked.push(this.src)
    return Promise.resolve()
  })
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: !likesMotion && media.includes('reduce'),
        addEventListener() {},
        removeEventListener() {},
      }) as never,
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'deviceMemory')
})

const slider = () => screen.findByRole('slider')
/** One side is read: all four are as high as a screen of 800 px. */
async function read(side: number): Promise<void> {
  const list = screen.getByRole('list')
  list.getBoundingClientRect = () => new DOMRect(0, 400 - 800 * (side + 0.5), 300, 3200)
  screen.getByRole('slider').querySelector('canvas')?.setAttribute('data-here', '')
  HTMLCanvasElement.prototype.getBoundingClientRect = () => new DOMRect(400, 0, 800, 800)
  await act(async () => {
    window.dispatchEvent(new Event('scroll'))
    await new Promise((drawn) => requestAnimationFrame(drawn))
  })
}

describe('the walk around a car', () => {
  it('turns the car to the side that is read', async () => {
    await renderWhole(<CarlineWalk carline="BORN" />, { language: 'fr' })
    const turned = await slider()
    const seen: (string | null)[] = []
    for (const side of [0, 1, 2, 3]) {
      await read(side)
      seen.push(turned.getAttribute('aria-valuetext'))
    }
    expect(seen).toEqual(['De profil, côté gauche', 'De dos', 'De profil, côté droit', 'De face'])
    await waitFor(() => expect(new Set(asked).size).toBe(36))
  })

  it('is the visitor’s own once he has taken it', async () => {
    const { user } = await renderWhole(<CarlineWalk carline="BORN" />, { language: 'nl' })
    const turned = await slider()
    act(() => turned.focus())
    await user.keyboard('{Home}')
    await read(2)
    expect(turned).toHaveAttribute('aria-valuenow', '0')
  })

  it.each([
    [
      'with less motion',
      () => {
        likesMotion = false
      },
    ],
    [
      'with little memory',
      () => {
        Object.defineProperty(navigator, 'deviceMemory', { value: 2, configurable: true })
      },
    ],
  ])('stands still %s, and no frame is fetched', async (_, prepare) => {
    prepare()
    await renderWhole(<CarlineWalk carline="BORN" />, { language: 'fr' })
    expect(await screen.findByRole('img')).toBeInTheDocument()
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
    expect(asked).toEqual([])
  })

  it.each([
    ['fr', '4,32\u00a0m de long, dont 2,77\u00a0m entre les essieux.', 'Un coffre de 385\u00a0L, et 5 places.'],
    ['nl', '4,32\u00a0m lang, waarvan 2,77\u00a0m tussen de assen.', 'Een koffer van 385\u00a0L en 5 zitplaatsen.'],
  ] as const)('says its four sides in the HTML of the server, %s', async (language, flank, rear) => {
    const audience = { language, salesType: 'B2C' } as const
    const page = await serverMarkup(
      <CarlineWalk carline="BORN" />,
      audience,
      { name: 'models.carline', params: { carline_code: 'BORN' } },
      carlineQueries(audience, 'BORN'),
    )
    const said = [...page.querySelectorAll('ol > li > p')].map(({ textContent }) => textContent)
    expect(said).toHaveLength(4)
    expect(said[0]).toBe(flank)
    expect(said[1]).toBe(rear)
    expect(page.querySelector('img')?.getAttribute('loading')).toBe('lazy')
    expect(page.querySelector('[role=slider]')).toBeNull()
  })
})
