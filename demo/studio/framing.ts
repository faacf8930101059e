import type { View } from './camera'

/** Width by height of the stills that the views are made for. */
const STILL = 2

/** The view in a picture of other proportions: the car has the size and the place that it has in the largest still within. */
export function framed(view: View, aspect: number): View {
  if (typeof view.fill !== 'object') return view
  const { metres, ground } = view.fill
  const fill =
    aspect > STILL ? { metres: (metres * aspect) / STILL, ground } : { metres, ground: (ground * aspect) / STILL }
  return { ...view, fill }
}
