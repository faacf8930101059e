import { startCabinViewer } from '@demo/studio/interior/viewer'
import { startViewer } from '@demo/studio/viewer'
import { viewerRefusal } from '@demo/studio/viewer-refusal'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { renderInSite } from '@tests/render'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Picture } from '@/contract/common'
import { Preview } from '@/features/configurator/stage/Preview'
import { StageProvider } from '@/features/configurator/stage/stage-context'
import { stagePictures } from '@/features/configurator/stage/stage-views'

vi.mock('@demo/studio/viewer-refusal', () => ({ viewerRefusal: vi.fn() }))
vi.mock('@demo/studio/viewer', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@demo/studio/viewer')>()),
  startViewer: vi.fn(),
}))
vi.mock('@demo/studio/interior/viewer', async (importOriginal) => ({
  ...(await importOriginal<typeof import('@demo/studio/interior/viewer')>()),
  startCabinViewer: vi.fn(),
}))

const picture = (view: Picture['view'], look: string): Picture => ({
  id: `${look}-${view}`,
  view,
  carline_code: 'BORN',
  kind: view.startsWith('int-') ? 'interior' : 'exterior',
  url: `/images/cars/born/${look}-${view}-1280.webp`,
  width: 1280,
  height: 640,
  alt: `${look} ${view}`,
  background: 'studio',
  is_fallback: false,
})

/** Front and rear are the same for every wheel, as the studio draws them. */
const car = ({ paint = 'red', wheel = 'w1', interior = 'cloth' } = {}) => ({
  carline_code: 'BORN' as const,
  carline_title: 'Born',
  title: 'Core 170',
  live_look: { paint, wheel, interior },
  pictures: [
    picture('ext-f34', `${paint}-${wheel}`),
    picture('ext-side', `${paint}-${wheel}`),
    picture('ext-front', paint),
    picture('int-seats', interior),
    picture('hero', 'born'),
  ],
})
const stageOf = (configuration: ReturnType<typeof car>) => (
  <StageProvider
    steps={['version']}
    pictures={stagePictures(configuration.pictures)}
    car={configuration.live_look?.paint}
  >
    <Preview configuration={configuration} isStale={false} />
  </StageProvider>
)
const stage = (look?: Parameters<typeof car>[0]) => stageOf(car(look))
const shown = () => screen.getByRole('img')

// A browser that is idle at once: the one that has no word for it waits for a second and a half.
vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then))
vi.stubGlobal('cancelIdleCallback', clearTimeout)

beforeEach(() => {
  vi.mocked(viewerRefusal).mockReturnValue('webgl')
})
afterEach(() => vi.clearAllMocks())

/** The visitor moves the pointer: a first sign. */
function renderToVisitor(...of: Parameters<typeof renderInSite>) {
  const site = renderInSite(...of)
  fireEvent.pointerMove(window)
  return site
}

describe('the preview', () => {
  it('shows the first view, and another at a click', async () => {
    const { user } = renderInSite(stage(), { language: 'fr' })
    expect(shown()).toHaveAccessibleName('red-w1 ext-f34')
    await user.click(screen.getByRole('radio', { name: 'Profil' }))
    expect(shown()).toHaveAccessibleName('red-w1 ext-side')
    expect(screen.getByRole('radio', { name: 'Profil' })).toBeChecked()
    expect(screen.getByRole('status')).toHaveTextContent('Profil, vue 2 sur 4')
  })

  it('says the view that the visitor goes to, and none to which the stage follows a choice', async () => {
    const { user, rerender } = renderInSite(stage(), { language: 'fr' })
    const said = screen.getByRole('status')
    expect(said).toBeEmptyDOMElement()
    rerender(stage({ interior: 'leather' }))
    expect(shown()).toHaveAccessibleName('leather int-seats')
    expect(said).toBeEmptyDOMElement()
    await user.click(screen.getByRole('button', { name: 'Vue suivante' }))
    expect(said).toHaveTextContent('Trois quarts avant, vue 1 sur 4')
  })

  it('walks round the car with its arrows, from the last view to the first', async () => {
    const { user } = renderInSite(stage())
    await user.click(screen.getByRole('button', { name: 'Vorig aanzicht' }))
    expect(shown()).toHaveAccessibleName('cloth int-seats')
    await user.click(screen.getByRole('button', { name: 'Volgend aanzicht' }))
    expect(shown()).toHaveAccessibleName('red-w1 ext-f34')
  })

  it('stays on its view when the car changes', async () => {
    const { user, rerender } = renderInSite(stage())
    await user.click(screen.getByRole('radio', { name: 'Zijkant' }))
    rerender(stage({ paint: 'white' }))
    expect(shown()).toHaveAccessibleName('white-w1 ext-side')
  })

  it('goes to where a choice can be seen that was made out of sight', async () => {
    const { user, rerender } = renderInSite(stage())
    rerender(stage({ interior: 'leather' }))
    expect(shown()).toHaveAccessibleName('leather int-seats')
    rerender(stage({ interior: 'leather', paint: 'white' }))
    expect(shown()).toHaveAccessibleName('white-w1 ext-f34')
    rerender(stage({ interior: 'leather', paint: 'white', wheel: 'w2' }))
    expect(shown()).toHaveAccessibleName('white-w2 ext-f34')
    // The visitor's own choice wins, even over a part that is not seen from there.
    await user.click(screen.getByRole('radio', { name: 'Voorkant' }))
    rerender(stage({ interior: 'cloth', paint: 'white', wheel: 'w2' }))
    expect(shown()).toHaveAccessibleName('white ext-front')
  })

  it('has its size before it has its picture, and says what it is', () => {
    renderInSite(stage())
    expect(shown()).toHaveAttribute('width', '1280')
    expect(screen.getByText(/Illustratie$/)).toBeInTheDocument()
  })

  it('says so when a picture is only the nearest', () => {
    const [first, ...others] = car().pictures
    const pictures = first ? [{ ...first, is_fallback: true }, ...others] : []
    renderInSite(stageOf({ ...car(), pictures }))
    expect(screen.getByText(/dichtst benadert/)).toBeInTheDocument()
  })

  it.each([
    ['fr', 'Profil · Illustration', 'Non visible à l’image : Toit noir, Barres de toit', 'Trois quarts avant'],
    ['nl', 'Zijkant · Illustratie', 'Niet afgebeeld: Toit noir, Barres de toit', 'Schuin vooraan'],
  ] as const)(
    'says in %s what was chosen and is not in the picture, where it would be seen',
    async (language, caption, words, other) => {
      const pictures = car().pictures.map((one) =>
        one.view === 'ext-side' ? { ...one, not_shown: ['Toit noir', 'Barres de toit'] } : one,
      )
      const { user } = renderInSite(stageOf({ ...car(), pictures }), { language })
      expect(screen.queryByText(words)).not.toBeInTheDocument()
      await user.click(screen.getByRole('radio', { name: caption.split(' ')[0] ?? '' }))
      expect(screen.getByText(words).parentElement).toHaveTextContent(caption)
      await user.click(screen.getByRole('radio', { name: other }))
      expect(screen.queryByText(words)).not.toBeInTheDocument()
    },
  )

  it('offers no choice of views where there is one', () => {
    const one = { ...car(), pictures: car().pictures.slice(0, 1) }
    renderInSite(stageOf(one))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })

  it('with the fallback flag of its carline is one outline, without views or 3D', async () => {
    vi.mocked(viewerRefusal).mockReturnValue(undefined)
    const { container } = renderToVisitor(stage(), { flags: { CARLINE_PICTURE_FALLBACK_BORN: true } })
    expect(container.querySelector('img')).toBeNull()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})

const viewer = () => ({
  setPaint: vi.fn(),
  setWheel: vi.fn(async () => {}),
  setLights: vi.fn(),
  turn: vi.fn(),
  dispose: vi.fn(),
})

describe('the live car', () => {
  it('asks for a graphics card at the first sign of the visitor alone', async () => {
    renderInSite(stage())
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(viewerRefusal).not.toHaveBeenCalled()
    fireEvent.keyDown(window, { key: 'Tab' })
    await waitFor(() => expect(viewerRefusal).toHaveBeenCalledOnce())
  })

  it.each(['webgl', 'software', 'save-data'] as const)(
    'is not offered, nor spoken of, when the machine says %s',
    async (refusal) => {
      vi.mocked(viewerRefusal).mockReturnValue(refusal)
      renderToVisitor(stage())
      await waitFor(() => expect(viewerRefusal).toHaveBeenCalled())
      expect(screen.queryByRole('button', { name: /3D/ })).not.toBeInTheDocument()
      expect(screen.queryByText(/3D/)).not.toBeInTheDocument()
    },
  )

  it('is not offered for a car of which the service has no picture: it is drawn as an outline', async () => {
    vi.mocked(viewerRefusal).mockReturnValue(undefined)
    renderToVisitor(stageOf({ ...car(), pictures: [] }))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.getByRole('img', { name: 'Born' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /3D/ })).not.toBeInTheDocument()
  })

  it('is not offered for a car that cannot be drawn live', async () => {
    vi.mocked(viewerRefusal).mockReturnValue(undefined)
    renderToVisitor(
      <StageProvider steps={[]} pictures={stagePictures(car().pictures)}>
        <Preview configuration={{ ...car(), live_look: undefined }} isStale={false} />
      </StageProvider>,
    )
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.queryByRole('button', { name: /3D/ })).not.toBeInTheDocument()
  })

  it('starts after the click only, from the angle of the still, and follows every choice', async () => {
    vi.mocked(viewerRefusal).mockReturnValue(undefined)
    const live = viewer()
    vi.mocked(startViewer).mockResolvedValue(live)
    const { user, rerender } = renderToVisitor(stage())
    const start = await screen.findByRole('button', { name: 'Bekijk in 3D' })
    expect(startViewer).not.toHaveBeenCalled()
    await user.click(screen.getByRole('radio', { name: 'Zijkant' }))
    await user.click(start)
    const lights = await screen.findByRole('button', { name: 'Lichten', pressed: true })
    expect(startViewer).toHaveBeenCalledWith(
      expect.any(HTMLElement),
      expect.objectContaining({ carline: 'BORN', paint: 'red', wheel: 'w1', poster: 'side', lights: true }),
    )

    rerender(stage({ paint: 'white', wheel: 'w3' }))
    expect(live.setPaint).toHaveBeenLastCalledWith('white')
    expect(live.setWheel).toHaveBeenLastCalledWith('w3')
    await user.click(lights)
    expect(live.setLights).toHaveBeenLastCalledWith(false)
    await user.click(screen.getByRole('button', { name: 'Naar rechts draaien' }))
    expect(live.turn).toHaveBeenCalledWith(30, 0)
    expect(startViewer).toHaveBeenCalledTimes(1)

    const back = screen.getByRole('button', { name: 'Terug naar de beelden' })
    expect(back).toBe(start)
    await user.click(back)
    expect(live.dispose).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Vorig aanzicht' })).toBeVisible()
  })

  it('fills the screen with its buttons where the browser can do that, and leaves it with the live car', async () => {
    vi.mocked(viewerRefusal).mockReturnValue(undefined)
    vi.mocked(startViewer).mockResolvedValue(viewer())
    let filling: Element | null = null
    const fill = (element: Element | null) => async () => {
      filling = element
      document.dispatchEvent(new Event('fullscreenchange'))
    }
    const request = vi.fn(function (this: Element) {
      return fill(this)()
    })
    const leave = vi.fn(fill(null))
    Object.defineProperties(document, {
      fullscreenEnabled: { value: true, configurable: true },
      fullscreenElement: { get: () => filling, configurable: true },
      exitFullscreen: { value: leave, configurable: true },
    })
    HTMLElement.prototype.requestFullscreen = request
    const { user } = renderToVisitor(stage())
    await user.click(await screen.findByRole('button', { name: 'Bekijk in 3D' }))
    const enter = await screen.findByRole('button', { name: 'Volledig scherm' })
    await user.click(enter)
    expect(filling).toContainElement(screen.getByRole('button', { name: 'Lichten' }))
    expect(screen.getByRole('button', { name: 'Volledig scherm verlaten' })).toBe(enter)
    expect(enter).toHaveFocus()
    await user.click(enter)
    expect(filling).toBeNull()
    expect(enter).toHaveAccessibleName('Volledig scherm')

    await user.click(enter)
    await user.click(screen.getByRole('button', { name: 'Terug naar de beelden' }))
    expect(filling).toBeNull()
    expect(leave).toHaveBeenCalledTimes(2)
    for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, name)
    Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen')
  })

  it('that cannot start leaves the stills, and says so', async () => {
    vi.mocked(viewerRefusal).mockReturnValue(undefined)
    vi.mocked(startViewer).mockResolvedValue('failed')
    const { user } = renderToVisitor(stage())
    await user.click(await screen.findByRole('button', { name: 'Bekijk in 3D' }))
    expect(await screen.findByText(/3D kon niet starten/)).toBeVisible()
    expect(shown()).toHaveAccessibleName('red-w1 ext-f34')
    expect(screen.getByRole('button', { name: 'Vorig aanzicht' })).toBeVisible()
  })

  it('gives way to the stills when a paint is chosen that it does not know', async () => {
    vi.mocked(viewerRefusal).mockReturnValue(undefined)
    const live = viewer()
    vi.mocked(startViewer).mockResolvedValue(live)
    const { user, rerender } = renderToVisitor(stage())
    await user.click(await screen.findByRole('button', { name: 'Bekijk in 3D' }))
    await screen.findByRole('button', { name: 'Lichten' })
    rerender(stage({ paint: 'lava' }))
    await waitFor(() => expect(live.dispose).toHaveBeenCalled())
    expect(live.setPaint).not.toHaveBeenCalledWith('lava')
  })

  it('that is closed while it is being built never appears', async () => {
    vi.mocked(viewerRefusal).mockReturnValue(undefined)
    const live = viewer()
    let arrive: (viewer: typeof live) => void = () => {}
    vi.mocked(startViewer).mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve
      }),
    )
    const { user } = renderToVisitor(stage())
    await user.click(await screen.findByRole('button', { name: 'Bekijk in 3D' }))
    expect(await screen.findByText('De wagen komt eraan…')).toBeVisible()
    await waitFor(() => expect(startViewer).toHaveBeenCalled())
    await user.click(screen.getByRole('button', { name: 'Terug naar de beelden' }))
    arrive(live)
    await waitFor(() => expect(live.dispose).toHaveBeenCalled())
    expect(screen.queryByRole('button', { name: 'Lichten' })).not.toBeInTheDocument()
  })
})

describe('the live cabin', () => {
  const cabin = () => ({ turn: vi.fn(), dispose: vi.fn() })
  const inside = (pressed: boolean) => screen.findByRole('button', { name: 'Interieur', pressed })
  let live = viewer()
  beforeEach(() => {
    vi.mocked(viewerRefusal).mockReturnValue(undefined)
    live = viewer()
    vi.mocked(startViewer).mockResolvedValue(live)
  })
  async function openCar() {
    const site = renderToVisitor(stage())
    await site.user.click(await screen.findByRole('button', { name: 'Bekijk in 3D' }))
    return site
  }

  it('takes the place of the car at a press, is turned by the same buttons, and is gone at the next', async () => {
    const driven = cabin()
    vi.mocked(startCabinViewer).mockResolvedValue(driven)
    const { user } = await openCar()
    const button = await inside(false)
    expect(startCabinViewer).not.toHaveBeenCalled()
    await user.click(button)
    expect(await inside(true)).toBe(button)
    expect(button).toHaveFocus()
    expect(startCabinViewer).toHaveBeenCalledWith(
      expect.any(HTMLElement),
      expect.objectContaining({ cabin: 'electric', interior: 'cloth', label: 'Born Core 170: het interieur in 3D' }),
    )
    // Lamps are not seen from there.
    expect(screen.queryByRole('button', { name: 'Lichten' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Naar links draaien' }))
    expect(driven.turn).toHaveBeenCalledWith(-30, 0)
    expect(live.turn).not.toHaveBeenCalled()

    await user.click(button)
    expect(driven.dispose).toHaveBeenCalledOnce()
    expect(live.dispose).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Lichten' })).toBeVisible()
  })

  it('comes first where a picture of the interior stood, until another picture is on the stage', async () => {
    const driven = cabin()
    vi.mocked(startCabinViewer).mockResolvedValue(driven)
    const { user, rerender } = renderToVisitor(stage())
    await user.click(screen.getByRole('radio', { name: 'Zetels' }))
    await user.click(await screen.findByRole('button', { name: 'Bekijk in 3D' }))
    expect(await inside(true)).toBeVisible()
    await waitFor(() => expect(startCabinViewer).toHaveBeenCalledOnce())

    rerender(stage({ interior: 'leather' }))
    await waitFor(() => expect(startCabinViewer).toHaveBeenCalledTimes(2))
    expect(vi.mocked(startCabinViewer).mock.lastCall?.[1]).toMatchObject({ interior: 'leather' })
    expect(driven.dispose).toHaveBeenCalledOnce()
  })

  it('that cannot be drawn leaves the car, and says so', async () => {
    vi.mocked(startCabinViewer).mockResolvedValue('failed')
    const { user } = await openCar()
    await user.click(await inside(false))
    expect(await screen.findByText('Het interieur kon niet worden getekend.')).toBeVisible()
    expect(await inside(false)).toHaveFocus()
    expect(live.dispose).not.toHaveBeenCalled()
  })

  it('that is left while it is being built never appears', async () => {
    const late = cabin()
    let arrive: (cabin: typeof late) => void = () => {}
    vi.mocked(startCabinViewer).mockReturnValue(
      new Promise((resolve) => {
        arrive = resolve
      }),
    )
    const { user } = await openCar()
    await user.click(await inside(false))
    expect(await screen.findByText('De wagen komt eraan…')).toBeVisible()
    await waitFor(() => expect(startCabinViewer).toHaveBeenCalled())
    await user.click(await inside(true))
    arrive(late)
    await waitFor(() => expect(late.dispose).toHaveBeenCalledOnce())
    expect(screen.getByRole('button', { name: 'Lichten' })).toBeVisible()
  })

  it('is not offered where the studio lacks the interior', async () => {
    const { carline_code, carline_title, title, pictures } = car()
    const { user } = renderToVisitor(
      <StageProvider steps={[]} pictures={stagePictures(pictures)}>
        <Preview
          configuration={{ carline_code, carline_title, title, pictures, live_look: { paint: 'red', wheel: 'w1' } }}
          isStale={false}
        />
      </StageProvider>,
    )
    await user.click(await screen.findByRole('button', { name: 'Bekijk in 3D' }))
    await screen.findByRole('button', { name: 'Lichten' })
    expect(screen.queryByRole('button', { name: 'Interieur' })).not.toBeInTheDocument()
  })
})
