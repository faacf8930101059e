import type { ComponentProps } from 'react'
import { isPlainClick } from '@/routing/plain-click'
import type { Step } from './steps'

interface StepLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The place in the page. */
  readonly place: Step
}

/**
 * A link to a place of the configurator. It writes its hash into the entry of the history that is there, instead of a new
 * one: Back then leads to the car before, as Undo does.
 */
export function StepLink({ place: to, onClick, ...rest }: StepLinkProps) {
  return (
    <a
      {...rest}
      href={`#${to}`}
      onClick={(event) => {
        onClick?.(event)
        if (event.defaultPrevented || !isPlainClick(event)) return
        event.preventDefault()
        window.location.replace(`#${to}`)
      }}
    />
  )
}
