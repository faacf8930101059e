import { memo } from 'react'
import styled from 'styled-components'
import { color, space } from '@/ui/theme/css-vars'
import { forcedColors, hover } from '@/ui/theme/media'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { CarLink } from '../car/CarLink'
import { About, type ChoiceTileProps, tellsMore } from './ChoiceTile'
import { TilePicture } from './ChoiceTile.Picture'
import { PriceEffect } from './ChoiceTile.PriceEffect'
import { stepOfCategory } from './steps'
import { targetCar, tileState } from './tile-state'

const Root = styled.li`
  display: grid;
  > a {
    display: grid;
    place-items: center;
    padding-block: ${space['3xs']};
    text-decoration: none;
  }
  > a > span:first-child { padding: 3px; border: 2px solid transparent; border-radius: 50%; }
  > a > span:first-child > span { width: 2.25rem; height: 2.25rem; }
  ${hover} { > a:hover > span:first-child { border-color: ${color.edge}; } }
  > a[aria-current] > span:first-child { border-color: ${color.accent}; }
  &[aria-busy='true'] { opacity: 0.6; }
  ${forcedColors} { > a[aria-current] { outline: 2px solid Highlight; } }
`

/** A paint as its colour alone. By ear, and to a pointer that rests on it, it says what its tile would. */
export const ChoiceSwatch = memo(function ChoiceSwatch({ choice, category, car, waits }: ChoiceTileProps) {
  const { code, title } = choice
  const state = tileState(choice, category.cardinality)
  const amountId = `${code}-amount`
  const aboutId = `${code}-about`
  const hasMore = tellsMore(choice, state)
  return (
    <Root data-choice={code} data-state={state === 'open' ? undefined : state} aria-busy={waits || undefined}>
      <CarLink
        car={targetCar(choice, car)}
        step={stepOfCategory(category.code)}
        click={{ code }}
        title={title}
        aria-current={state === 'taken' ? 'true' : undefined}
        aria-describedby={hasMore ? `${amountId} ${aboutId}` : amountId}
      >
        <TilePicture choice={choice} />
        <VisuallyHidden>{title}</VisuallyHidden>
      </CarLink>
      <span hidden id={amountId}>
        <PriceEffect choice={choice} cardinality={category.cardinality} car={car} />
      </span>
      {hasMore && (
        <div hidden>
          <About id={aboutId} choice={choice} state={state} />
        </div>
      )}
    </Root>
  )
})
