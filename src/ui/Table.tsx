import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { color, space, type, weight } from './theme/css-vars'
import { visuallyHidden } from './VisuallyHidden'

const Region = styled.section`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  @media print { overflow: visible; }
  &:focus-visible { outline-offset: -2px; }
`

const Root = styled.table<{ $captionHidden: boolean; $stickyFirst: boolean }>`
  min-width: 100%;
  line-height: 1.45;
  caption {
    padding-block-end: ${space.xs};
    text-align: start;
    font-weight: ${weight.medium};
    ${({ $captionHidden }) => $captionHidden && visuallyHidden}
  }
  th, td {
    padding: ${space.xs} ${space.m} ${space.xs} 0;
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  th:last-child, td:last-child { padding-inline-end: 0; }
  thead th { font-size: ${type.s}; font-weight: ${weight.medium}; color: ${color.muted}; }
  tbody th { font-weight: ${weight.regular}; color: ${color.muted}; }
  /* Figures are compared downwards. */
  [data-numeric] { text-align: end; white-space: nowrap; }
  tbody tr:hover > * { background: ${color.surface}; }
  ${({ $stickyFirst }) =>
    $stickyFirst &&
    `th:first-child {
      position: sticky;
      inset-inline-start: 0;
      z-index: 1;
      min-width: 9rem;
      background: ${color.canvas};
    }`}
`

interface TableProps {
  /** The table's caption, and the name of the box that scrolls. */
  caption: string
  /** Hides the caption from eyes, where a heading above says it already. */
  captionHidden?: boolean
  /** The first column stays while the others pass beneath it. */
  stickyFirst?: boolean
  /** thead and tbody; row headings are `th scope="row"`, figures carry `data-numeric`. */
  children: ReactNode
  className?: string
}

/** A table that is wider than the window scrolls in a box of its own, by keyboard too: the box takes the focus. */
export function Table({ caption, captionHidden = false, stickyFirst = false, children, className }: TableProps) {
  const id = useId()
  return (
    <Region tabIndex={0} aria-labelledby={id} className={className}>
      <Root $captionHidden={captionHidden} $stickyFirst={stickyFirst}>
        <caption id={id}>{caption}</caption>
        {children}
      </Root>
    </Region>
  )
}
