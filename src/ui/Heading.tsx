import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { color, type, weight } from './theme/css-vars'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6
type HeadingSize = 'display' | '2xl' | 'xl' | 'l' | 'm'

const SIZE_OF_LEVEL = { 1: '2xl', 2: 'xl', 3: 'l', 4: 'm', 5: 'm', 6: 'm' } as const satisfies Record<
  HeadingLevel,
  HeadingSize
>

const Root = styled.h2<{ $size: HeadingSize }>`
  font-size: ${({ $size }) => type[$size]};
  font-weight: ${({ $size }) => ($size === 'm' ? weight.medium : $size === 'l' ? weight.book : weight.light)};
  line-height: ${({ $size }) => ($size === 'display' || $size === '2xl' ? 1.04 : $size === 'm' ? 1.35 : 1.14)};
  letter-spacing: ${({ $size }) => ($size === 'm' ? '-0.005em' : '-0.02em')};
  color: ${color.text};
  max-width: 24em;
`

type HeadingProps = ComponentPropsWithRef<'h2'> & { level: HeadingLevel; size?: HeadingSize }

/** The level is the outline's, the size is the eye's: they need not agree. */
export function Heading({ level, size = SIZE_OF_LEVEL[level], ...rest }: HeadingProps) {
  return <Root as={`h${level}`} $size={size} {...rest} />
}
