import { useTranslation } from 'next-i18next/pages'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { CarlineContent } from '@/content/types'
import { CARLINE_NAMES } from '@/domain/carline'
import { availableTabs, type CarlineTab } from '@/domain/carline-tabs'
import { RouteLink } from '@/routing/RouteLink'
import { Container } from '@/ui/Container'
import { tabLinksStyles } from '@/ui/TabLinks'
import { color, layer, size } from '@/ui/theme/css-vars'
import { from, print, tall } from '@/ui/theme/media'

/** Sticky below the header, if the window is high enough. */
const Bar = styled.nav`
  border-block-end: 1px solid ${color.line};
  ${tall.m} { ${from.l} { position: sticky; inset-block-start: ${size.header}; z-index: ${layer.sticky}; } }
  ${print} { display: none; }
`

/** One line that scrolls sideways on narrow windows. */
const List = styled(Container).attrs({ as: 'ul' })`
  ${tabLinksStyles}
`

/** Each tab is a page of its own. */
export function CarlineTabs({ words, current }: { words: CarlineContent; current?: CarlineTab }) {
  const { t } = useTranslation('models')
  const carline = words.code
  const list = useRef<HTMLUListElement>(null)
  // Scrolls the current tab into view within its row, without scrolling the page.
  useEffect(() => {
    const shown = current && list.current?.querySelector<HTMLElement>('[aria-current]')
    if (shown && list.current) list.current.scrollLeft = shown.offsetLeft - list.current.clientWidth / 3
  }, [current])
  return (
    <Bar data-ground="night" data-ends-screen="" aria-label={t('page.tabs', { model: CARLINE_NAMES[carline] })}>
      <List ref={list} role="list">
        <li>
          <RouteLink
            to="models.carline"
            params={{ carline_code: carline }}
            scroll={false}
            aria-current={current ? undefined : 'page'}
          >
            {t('tab.overview')}
          </RouteLink>
        </li>
        {availableTabs(words).map((tab) => (
          <li key={tab}>
            <RouteLink
              to="models.carline.tab"
              params={{ carline_code: carline, tab_slug_id: tab }}
              scroll={false}
              aria-current={tab === current ? 'page' : undefined}
            >
              {t(`tab.${tab}`)}
            </RouteLink>
          </li>
        ))}
      </List>
    </Bar>
  )
}
