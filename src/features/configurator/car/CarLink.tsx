import type { ComponentProps } from 'react'
import { isPlainClick } from '@/routing/plain-click'
import { holdInPlace } from '../choosing/hold-in-place'
import type { PendingClick } from '../choosing/pending-choice'
import type { Step } from '../choosing/steps'
import { useChoosing } from './use-configurator'

interface CarLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'id'> {
  /** The configuration it leads to. */
  car: string
  step: Step
  /** The choice that it takes. */
  click: PendingClick
}

/**
 * A link that goes would take the focus along: a repair once it is made, a choice that has come to conflict. It goes to the first
 * link of the tile as it is then, which is that of a choice that is had. However long that took, and wherever the page has been scrolled to.
 */
function keepFocusInTile(link: HTMLElement | null) {
  return () => {
    const tile = link === document.activeElement && link?.closest('[data-choice]')
    // React takes it out of the page first.
    if (tile) queueMicrotask(() => tile.querySelector('a')?.focus({ preventScroll: true }))
  }
}

/**
 * A link to another car. It is a whole address, so it works before and without JavaScript; with it, the page stays.
 * Not a PathLink: no page is fetched, the choices and the price of the other car are all that is needed.
 */
export function CarLink({ car, step, click, onClick, ...rest }: CarLinkProps) {
  const { stepAddress, take, lookAhead } = useChoosing()
  const preload = () => lookAhead(car)
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
