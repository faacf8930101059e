import { holdInPlace, isInWindow } from './hold-in-place'

/**
 * Keeps the place for a change that is not made at a tile, as a step back. What stays is the tile of the changed choice where
 * it is in the window, and otherwise what the visitor looks at, in the middle of it.
 */
export function holdViewInPlace(changed: string | undefined): void {
  const own =
    changed === undefined ? null : document.querySelector<HTMLElement>(`[data-choice="${CSS.escape(changed)}"]`)
  const tile = own && isInWindow(own) ? own : tileInTheMiddle()
  if (tile) holdInPlace(tile, { isStep: true })
}

function tileInTheMiddle(): HTMLElement | undefined {
  const { innerWidth, innerHeight } = window
  for (const share of [0.5, 0.6, 0.4, 0.7]) {
    for (const element of document.elementsFromPoint(innerWidth * 0.85, innerHeight * share)) {
      const tile = element.closest<HTMLElement>('[data-choice]')
      if (tile) return tile
    }
  }
  return undefined
}
