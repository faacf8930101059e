import type { CabinViewerOptions } from './interior/viewer'
import type { ViewerOptions } from './viewer'
import { viewerRefusal } from './viewer-refusal'

interface Look {
  readonly paint: string
  readonly wheel: string
}
type CarOptions = Omit<ViewerOptions, 'paint' | 'wheel'> & { readonly look: Look }
type CabinOptions = Omit<CabinViewerOptions, 'interior'> & { readonly interior: string }

/** What the site sees of the studio: src/live-car/car-models.ts is the only file that imports it. */
export const carModels = {
  refusal: viewerRefusal,

  /** undefined where this car cannot be shown: in a paint or on wheels that the studio does not have, or on this machine. */
  async startCar(host: HTMLElement, { look, ...options }: CarOptions) {
    const { readLook, startViewer } = await import('./viewer')
    const keys = readLook(look)
    const viewer = keys && (await startViewer(host, { ...options, ...keys }))
    if (!viewer || typeof viewer === 'string') return undefined
    return {
      turn: viewer.turn,
      dispose: viewer.dispose,
      setLights: viewer.setLights,
      async setLook(next: Look) {
        const wanted = readLook(next)
        if (!wanted) throw new Error(`The studio has no paint ${next.paint} or no wheel ${next.wheel}.`)
        viewer.setPaint(wanted.paint)
        await viewer.setWheel(wanted.wheel)
      },
    }
  },

  /** undefined where this interior cannot be shown. */
  async startCabin(host: HTMLElement, { interior, ...options }: CabinOptions) {
    const { readInterior, startCabinViewer } = await import('./interior/viewer')
    const key = readInterior(interior)
    const viewer = key && (await startCabinViewer(host, { ...options, interior: key }))
    return typeof viewer === 'string' ? undefined : viewer
  },
}
