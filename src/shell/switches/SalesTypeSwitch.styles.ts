import styled from 'styled-components'
import { PathLink } from '@/routing/PathLink'
import { type ButtonLook, buttonStyles } from '@/ui/Button'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'

export const Group = styled.div`
  position: relative;
  display: flex;
  gap: ${space.s};
  ${from.m} { gap: ${space.m}; }
`

export const Item = styled.span<{ $current?: boolean; href?: string; locale?: false; scroll?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: ${size.audienceBar};
  border-block-end: 2px solid ${({ $current }) => ($current ? color.accent : 'transparent')};
  color: ${({ $current }) => ($current ? color.text : color.muted)};
  font-size: ${type.xs};
  font-weight: ${({ $current }) => ($current ? weight.medium : weight.regular)};
  text-decoration: none;
  &:is(a):hover { color: ${color.text}; border-color: ${color.edge}; }
`

export const AnswerLink = styled(PathLink)<ButtonLook>`
  ${buttonStyles}
`
