import styled from 'styled-components'
import { type ButtonLook, buttonStyles } from '@/ui/Button'
import { from } from '@/ui/theme/media'

/** A map: the word comes from the service, and an object would answer to `valueOf`. */
const ALIGNMENTS = new Map([
  ['left', 'start'],
  ['center', 'center'],
  ['right', 'end'],
])

/** A share of the width is one of the whole place, and in a row the place is no wider than its words. */
const spanOf = (width: string | undefined) => (width?.endsWith('%') ? '100%' : 'auto')

export const Place = styled.div<{ $align?: string; $width?: string; $widthMobile?: string }>`
  display: flex;
  width: ${({ $widthMobile, $width }) => spanOf($widthMobile ?? $width)};
  justify-content: ${({ $align = 'left' }) => ALIGNMENTS.get($align) ?? 'start'};
  > * { width: ${({ $widthMobile, $width }) => $widthMobile ?? $width ?? 'auto'}; max-width: 100%; }
  ${from.m} {
    width: ${({ $width }) => spanOf($width)};
    > * { width: ${({ $width }) => $width ?? 'auto'}; }
  }
`

export const Action = styled.a<ButtonLook & { $padding?: string; blank?: boolean; analytics?: string }>`
  ${buttonStyles}
  ${({ $padding }) => $padding && `padding: ${$padding};`}
`
