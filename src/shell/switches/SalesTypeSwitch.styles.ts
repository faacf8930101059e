import styled from 'styled-components'
import { PathLink } from '@/routing/PathLink'
import { type ButtonLook, buttonStyles } from '@/ui/Button'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { below } from '@/ui/theme/media'

export const Group = styled.div`
  position: relative;
  display: flex;
  gap: ${space.s};
  /* In a narrow row the way to the other one is seen. */
  ${below.m} { gap: 0; [aria-current] { font-size: 0; } }
`

export const Item = styled.span<{ href?: string; locale?: false; scroll?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: ${size.touch};
  border-block-end: 2px solid transparent;
  color: ${color.muted};
  font-size: ${type.s};
  text-decoration: none;
  &[aria-current] { border-color: ${color.accent}; color: ${color.text}; font-weight: ${weight.medium}; }
  &:is(a):hover { color: ${color.text}; border-color: ${color.edge}; }
`

export const AnswerLink = styled(PathLink)<ButtonLook>`
  ${buttonStyles}
`
