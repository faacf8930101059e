import { viewerRefusal } from '@demo/studio/viewer-refusal'
import { act, screen, waitFor } from '@testing-library/react'
import { renderWhole } from '@tests/render'
import { serverMarkup } from '@tests/server-markup'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { carlineTabQueries } from '@/features/models/models.prefetch'
import { Turntable } from '@/features/models/Turntable.late'

vi.mock('@demo/studio/viewer-refusal', () => ({ viewerRefusal: vi.fn() }))

const asked: string[] = []
let isReachable = true

beforeEach(() => {
  asked.length = 0
  isReachable = true
  vi.mocked(viewerRefusal).mockReturnValue('webgl')
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (this: HTMLImageElement) {
    asked.push(this.src)
    return isReachable ? Promise.resolve() : Promise.reject(new Error('no picture'))
  })
  // What moves by itself is not waited for: with less motion each press is one jump.
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ matches: media.includes('reduce'), addEventListener() {}, removeEventListener() {} }) as never,
  )
})
afterEach(() => vi.restoreAllMocks())

const draw = (language: 'fr' | 'nl' = 'fr', flags = {}) =>
  renderWhole(<Turntable carline="BORN" />, { language, flags })
const slider = () => screen.findByRole('slider')

describe('the turntable', () => {
  it('fetches no frame before the visitor acts', async () => {
    await draw()
    expect(await slider()).toHaveAccessibleName('Faire tourner la Born')
    expect(screen.getByText('Glissez pour faire tourner')).toBeVisible()
    expect(asked).toEqual([])
  })

  it('turns by the keys of a slider, and says what is seen', async () => {
    const { user } = await draw()
    const turned = await slider()
    const at = () => [turned.getAttribute('aria-valuenow'), turned.getAttribute('aria-valuetext')]
    expect(turned).toHaveAttribute('aria-valuemax', '350')
    expect(at()).toEqual(['0', 'De trois quarts avant, côté gauche'])
    act(() => turned.focus())
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(at()).toEqual(['40', 'De profil, côté gauche'])
    await user.keyboard('{PageUp}')
    expect(at()).toEqual(['130', 'De dos'])
    await user.keyboard('{Home}{ArrowLeft}')
    expect(at()).toEqual(['350', 'De trois quarts avant, côté gauche'])
    await user.keyboard('{PageDown}{End}')
    expect(at()).toEqual(['0', 'De trois quarts avant, côté gauche'])
    await waitFor(() => expect(new Set(asked).size).toBe(36))
    expect(asked[0]).toMatch(/\/images\/cars\/born\/turn-01-960\.avif$/)
  })

  it('leaves the keys of the browser alone', async () => {
    const { user } = await draw()
    const turned = await slider()
    act(() => turned.focus())
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}a')
    expect(turned).toHaveAttribute('aria-valuenow', '0')
    expect(asked).toEqual([])
  })

  it('turns by three steps at a press of a button, in Dutch too', async () => {
    const { user } = await draw('nl')
    const turned = await slider()
    await user.click(screen.getByRole('button', { name: 'Naar rechts draaien' }))
    expect(turned).toHaveAttribute('aria-valuenow', '30')
    await user.click(screen.getByRole('button', { name: 'Naar links draaien' }))
    await user.click(screen.getByRole('button', { name: 'Naar links draaien' }))
    expect(turned).toHaveAttribute('aria-valuenow', '330')
    expect(turned).toHaveAttribute('aria-valuetext', 'Van voren')
    expect(screen.getByText('Sleep om te draaien')).not.toBeVisible()
  })

  it('says that the frames are on their way, over the picture', async () => {
    vi.mocked(HTMLImageElement.prototype.decode).mockReturnValue(new Promise(() => undefined))
    const { user } = await draw()
    await user.click(await screen.findByRole('button', { name: 'Tourner vers la gauche' }))
    expect(screen.getByRole('status')).toHaveTextContent('Chargement des vues…')
    expect(screen.getByRole('img')).toBeVisible()
  })

  it('says that the frames could not be had, keeps the picture, and tries again', async () => {
    isReachable = false
    const { user } = await draw()
    const right = await screen.findByRole('button', { name: 'Tourner vers la droite' })
    await user.click(right)
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Les vues n’ont pas pu être chargées. Réessayez.'),
    )
    expect(screen.getByRole('img')).toBeVisible()
    isReachable = true
    await user.click(right)
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement())
    expect(new Set(asked).size).toBe(36)
  })

  it('says nothing of 3D where there is none, and offers it where there is', async () => {
    const { unmount } = await draw()
    await slider()
    expect(screen.queryByText(/3D/)).not.toBeInTheDocument()
    unmount()
    vi.mocked(viewerRefusal).mockReturnValue(undefined)
    await draw()
    expect(await screen.findByRole('button', { name: 'Voir en 3D' })).toBeVisible()
  })

  it('is an outline that does not turn where the flag says so', async () => {
    await draw('fr', { CARLINE_PICTURE_FALLBACK_BORN: true })
    expect(await screen.findByRole('img')).toBeInTheDocument()
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
  })

  it('is a picture with its heading and its note in the HTML of the server', async () => {
    const audience = { language: 'fr', salesType: 'B2C' } as const
    const page = await serverMarkup(
      <Turntable carline="BORN" />,
      audience,
      { name: 'models.carline.tab', params: { carline_code: 'BORN', tab_slug_id: 'design' } },
      carlineTabQueries(audience, 'BORN', 'design'),
    )
    expect(page.querySelector('h2')?.textContent).toBe('De tous les côtés')
    expect(page.querySelector('img')?.getAttribute('loading')).toBe('lazy')
    expect(page.textContent).toContain('Illustrations du modèle.')
    expect(page.querySelector('[role=slider], button')).toBeNull()
  })
})
