import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from './Icon'
import { color, size, space } from './theme/css-vars'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space['3xs']};
  align-items: center;
  list-style: none;
  a, span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space['2xs']};
    min-width: ${size.touch};
    min-height: ${size.touch};
    padding-inline: ${space['2xs']};
    color: ${color.muted};
    text-decoration: none;
    font-variant-numeric: tabular-nums;
  }
  a:hover { background: ${color.raised}; color: ${color.text}; }
  a[aria-current] { box-shadow: inset 0 -2px ${color.accent}; color: ${color.text}; }
`

/** The first, the last, the current page and its neighbours; null where some are left out. A gap of one is the page itself. */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((each) => each >= 1 && each <= pages)
  const shown: (number | null)[] = []
  for (const each of [...new Set(wanted)].sort((a, b) => a - b)) {
    const previous = shown.at(-1)
    if (typeof previous === 'number' && each - previous === 2) shown.push(previous + 1)
    else if (typeof previous === 'number' && each - previous > 2) shown.push(null)
    shown.push(each)
  }
  return shown
}

export interface PageLink {
  page: number
  /** Attributes of the link; its address is the caller's. */
  attributes: { rel?: 'prev' | 'next'; 'aria-current'?: 'page'; 'aria-label'?: string }
  content: ReactNode
}

interface PaginationProps {
  page: number
  pages: number
  /** The list that is paged through, as a label. */
  label: string
  previousLabel: string
  nextLabel: string
  /** "Page 3": what a number is called when it is heard alone. */
  pageLabel: (page: number) => string
  link: (link: PageLink) => ReactNode
}

/** Pages of a list, each at its own address. Nothing on a list of one page: behind it, the way back. */
export function Pagination({ page, pages, label, previousLabel, nextLabel, pageLabel, link }: PaginationProps) {
  if (pages < 2 && page < 2) return null
  return (
    <nav aria-label={label}>
      <List role="list">
        {page > 1 && (
          <li>
            {link({
              page: page - 1,
              attributes: { rel: 'prev', 'aria-label': previousLabel },
              content: <Icon name="chevron-left" />,
            })}
          </li>
        )}
        {pagesToShow(page, pages).map((each, index, shown) => (
          <Fragment key={each ?? `after-${shown[index - 1]}`}>
            <li>
              {each === null ? (
                <span aria-hidden="true">…</span>
              ) : (
                link({
                  page: each,
                  attributes: {
                    'aria-label': pageLabel(each),
                    ...(each === page && { 'aria-current': 'page' as const }),
                  },
                  content: each,
                })
              )}
            </li>
          </Fragment>
        ))}
        {page < pages && (
          <li>
            {link({
              page: page + 1,
              attributes: { rel: 'next', 'aria-label': nextLabel },
              content: <Icon name="chevron-right" />,
            })}
          </li>
        )}
      </List>
    </nav>
  )
}
