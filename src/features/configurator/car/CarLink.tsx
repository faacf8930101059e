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
 * A link to another car. It is a whole address, so it works before and without JavaScript; with it, the page stays.
 * Not a PathLink: no page is fetched, the choices and the price of the other car are all that is needed.
 */
export function CarLink({ car, step, click, onClick, ...rest }: CarLinkProps) {
  const { stepAddress, take, lookAhead } = useChoosing()
  const preload = () => lookAhead(car)
  return (
    <a
      {...rest}
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
