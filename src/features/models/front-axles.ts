import type { SoldCarline } from '@/domain/carline'

/** From the front bumper to the middle of the front wheel, in millimetres, as the line drawings show it (line.svg of a carline). */
export const FRONT_AXLES: Readonly<Record<SoldCarline, number>> = {
  FORMENTOR: 880,
  FORMENTORVZ: 880,
  TERRAMAR: 900,
  TAVASCAN: 900,
  BORN: 805,
  RAVAL: 762,
  LEON: 885,
  LEONBREAK: 885,
}
