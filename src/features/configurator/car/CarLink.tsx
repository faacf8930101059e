import type { ComponentProps } from 'react'
import { isPlainClick } from '@/routing/plain-click'
import { holdInPlace } from '../choosing/hold-in-place'
import type { PendingClick } from '../choosing/pending-choice'
import type { Step } from '../choosing/steps'
import { useChoosing } from './use-configurator'

interface CarLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'id'> {
  /** Id of the configuration that the link leads to. */
  car: string
  step: Step
  /** The choice that a click selects. */
  click: PendingClick
}

/**
 * A link may disappear after its click, such as that of a repair, and the focus with it. The focus then goes to the first link that
 * the tile has afterwards, without scrolling.
 */
function keepFocusInTile(link: HTMLElement | null) {
  return () => {
    const tile = link === document.activeElement && link?.closest('[data-choice]')
    // React has to remove the old link first.
    if (tile) queueMicrotask(() => tile.querySelector('a')?.focus({ preventScroll: true }))
  }
}

/**
 * A link to another car. It has a real URL, so it works without JavaScript; with JavaScript the page stays.
 * It is no PathLink, because no page is fetched: only the choices and the price of the other car are.
 */
export function CarLink({ car, step, click, onClick, ...rest }: CarLinkProps) {
  const { stepAddress, take, prefetchCar } = useChoosing()
  const preload = () => prefetchCar(car)
  return (
    <a
      {...rest}
      ref={keepFocusInTile}
      href={stepAddress(car, step)}
      onPointerEnter={preload}
      onFocus={preload}
      onTouchStart={preload}
      onClick={(event) => {
        onClick?.(event)
        if (!isPlainClick(event) || !take(click)) return
        event.preventDefault()
        holdInPlace(event.currentTarget)
      }}
    />
  )
}
