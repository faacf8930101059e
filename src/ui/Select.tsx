import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { controlStyles } from './control.styles'
import { Icon } from './Icon'
import { color, size, space } from './theme/css-vars'
import { forcedColors } from './theme/media'

const Root = styled.span`
  position: relative;
  display: grid;
  max-width: 100%;
  > svg {
    position: absolute;
    inset: 0 ${space.s} 0 auto;
    margin-block: auto;
    color: ${color.accentText};
    pointer-events: none;
  }
`

const Native = styled.select`
  ${controlStyles}
  appearance: none;
  padding-inline-end: ${space.xl};
  /* In WebKit a longer choice would make the page wider than its window. */
  overflow: clip;
  text-overflow: ellipsis;
  cursor: pointer;
  > option, > optgroup { background: ${color.raised}; color: ${color.text}; }

  /* The list in the brand's clothes where the browser lets it be dressed; the platform's own list elsewhere. */
  @supports (appearance: base-select) {
    &, &::picker(select) { appearance: base-select; }
    &::picker-icon { display: none; }
    &::picker(select) {
      margin-block-start: ${space['3xs']};
      padding: 0;
      border: 1px solid ${color.edge};
      background: ${color.raised};
    }
    > option {
      min-height: ${size.touch};
      padding: ${space['2xs']} ${space.s};
      align-items: center;
    }
    > option:hover, > option:focus-visible { background: ${color.line}; outline-offset: -2px; }
    > option::checkmark { order: 1; margin-inline-start: auto; color: ${color.accentText}; }
  }
  /* The platform's arrow has its own place. */
  ${forcedColors} { appearance: auto; padding-inline-end: ${space['2xs']}; & + svg { display: none; } }
`

/** The platform's own list of choices: on a phone its wheel, with a keyboard its search by letters, without a script all of it. */
export function Select({ className, ...select }: ComponentPropsWithRef<'select'>) {
  return (
    <Root className={className}>
      <Native {...select} />
      <Icon name="chevron-down" />
    </Root>
  )
}
