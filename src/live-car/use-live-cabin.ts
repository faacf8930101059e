import { CARLINE_CABINS, type SoldCarline } from '@/domain/carline'
import { allowsAnyRenderer } from './use-live-car'
import { useLiveView } from './use-live-view'

interface LiveCabinOptions {
  readonly open: boolean
  readonly carline: SoldCarline
  /** The drawing key of the interior. */
  readonly interior: string
  readonly label: string
  readonly describedBy: string
  readonly onFailed: () => void
}

/** The live cabin: loaded when it is opened, built anew for another interior, gone when it is closed. */
export function useLiveCabin({ open, carline, interior, label, describedBy, onFailed }: LiveCabinOptions) {
  const { host, view: live } = useLiveView({
    open,
    of: `${carline} ${interior}`,
    start: async (element) => {
      const { readInterior, startCabinViewer } = await import('@/studio/interior/viewer')
      const key = readInterior(interior)
      const anyRenderer = allowsAnyRenderer()
      const cabin = CARLINE_CABINS[carline]
      const viewer =
        key &&
        (await startCabinViewer(element, { cabin, interior: key, label, describedBy, anyRenderer, onLost: onFailed }))
      return typeof viewer === 'string' ? undefined : viewer
    },
    onFailed,
  })
  return { host, isShown: live !== undefined, turn: live?.turn }
}
