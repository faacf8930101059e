import { CARLINE_CABINS, type ModelledCarline } from '@/domain/carline'
import { carModels } from './car-models'
import { allowsAnyRenderer } from './use-live-car'
import { useLiveView } from './use-live-view'

interface LiveCabinOptions {
  readonly open: boolean
  readonly carline: ModelledCarline
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
    viewKey: `${carline} ${interior}`,
    start: async (element) =>
      carModels?.startCabin(element, {
        cabin: CARLINE_CABINS[carline],
        interior,
        label,
        describedBy,
        anyRenderer: allowsAnyRenderer(),
        onLost: onFailed,
      }),
    onFailed,
  })
  return { host, isShown: live !== undefined, turn: live?.turn }
}
