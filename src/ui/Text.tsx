import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { color, size, type, weight } from './theme/css-vars'

export type TextTone = 'text' | 'muted' | 'accentText' | 'error'

export const Text = styled.p<{
  $size?: 'm' | 'body' | 's'
  $tone?: TextTone
  $strong?: boolean
  $wide?: boolean
}>`
  font-size: ${({ $size = 'body' }) => type[$size]};
  font-weight: ${({ $strong }) => ($strong ? weight.medium : 'inherit')};
  color: ${({ $tone = 'text' }) => color[$tone]};
  max-width: ${({ $wide }) => ($wide ? 'none' : size.measure)};
`

/** What is said in passing. */
export function Note(props: ComponentProps<typeof Text>) {
  return <Text $size="s" $tone="muted" {...props} />
}

/** The small line above a heading. */
export const Eyebrow = styled.p`
  font-size: ${type.s};
  font-weight: ${weight.medium};
  letter-spacing: 0.14em;
  text-transform: uppercase;
  color: ${color.accentText};
`
