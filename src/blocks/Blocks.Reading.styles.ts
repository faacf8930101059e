import styled, { css } from 'styled-components'
import { SiteLink } from '@/components/SiteLink'
import { quietLinkStyles } from '@/ui/TextLink'
import { color, size, space, type, weight } from '@/ui/theme/css-vars'
import { from, print } from '@/ui/theme/media'
import { pressLine } from '@/ui/touch'

/**
 * One panel at a time, chosen by the address: no script, and a link to a panel opens it. Without a choice, or with an
 * anchor elsewhere in the page, the first one shows.
 */
export const Tabs = styled.div<{ $ids: readonly string[] }>`
  > ul { margin-block-end: ${space.m}; }
  > div { scroll-margin-block-start: calc(${size.header} + ${size.touch} + ${space.xl}); }
  &:has(> div:target) > div:not(:target), &:not(:has(> div:target)) > div:not(ul + div) { display: none; }
  ${({ $ids }) => $ids.map(currentTab)}
  ${print} { && > div { display: block; } ul { display: none; } }
`

const currentTab = (id: string, index: number) => css`
  ${index === 0 ? `&:not(:has(> div:target)) a[href='#${id}'],` : ''} &:has(> [id='${id}']:target) a[href='#${id}'] {
    color: ${color.text};
    border-color: ${color.accent};
  }
`

export const PanelTitle = styled.h3`
  margin-block-end: ${space.s};
  font-size: ${type.l};
  font-weight: ${weight.book};
`

export const Files = styled.ul`
  border-block-start: 1px solid ${color.line};
  list-style: none;
`

export const File = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space['3xs']} ${space.s};
  align-items: center;
  padding-block: ${space.s};
  border-block-end: 1px solid ${color.line};
  svg { grid-row: 1 / span 2; color: ${color.accentText}; }
  > * { grid-column: 2; }
  > svg { grid-column: 1; }
  small { font-size: ${type.s}; color: ${color.muted}; }
  ${from.m} {
    grid-template-columns: auto minmax(0, 1fr) auto;
    small { grid-column: 3; grid-row: 1; white-space: nowrap; }
  }
  &:hover a { color: ${color.accentText}; }
`

/** The whole row answers to the pointer. */
export const FileLink = styled.a`
  ${quietLinkStyles}
  font-size: ${type.m};
  font-weight: ${weight.medium};
  &::after { content: ''; position: absolute; inset: 0; }
`

export const More = styled(SiteLink)`
  ${quietLinkStyles}
  ${pressLine}
  gap: ${space['2xs']};
  margin-block-start: ${space.s};
  font-weight: ${weight.medium};
  color: ${color.accentText};
`
