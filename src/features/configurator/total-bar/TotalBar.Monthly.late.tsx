import { useTranslation } from 'next-i18next/pages'
import { useId, useState } from 'react'
import styled from 'styled-components'
import type { Configuration } from '@/contract/configured-car'
import { FIRST_PRODUCT } from '@/domain/finance-terms'
import { browserOnly } from '@/late/browser-only'
import { asksForExample } from '@/money/asks-for-example'
import { chooseTerms } from '@/money/choose-terms'
import { type Terms, useRememberedTerms } from '@/money/finance-memory'
import { monthlyPayment } from '@/money/monthly-payment'
import { useOffer } from '@/money/use-offer'
import { useOfferedProducts } from '@/money/use-offered-products'
import { useAudience } from '@/routing/CurrentRoute'
import { bottomRoom } from '@/ui/bottom-room'
import { dimmedWhileBusy } from '@/ui/dimmed-while-busy'
import { Heading } from '@/ui/Heading'
import { Icon } from '@/ui/Icon'
import { breakpoints } from '@/ui/theme/breakpoints'
import { color, size, space, type } from '@/ui/theme/css-vars'
import { below, from } from '@/ui/theme/media'
import { useMedia } from '@/ui/use-media'
import { VisuallyHidden, visuallyHidden } from '@/ui/VisuallyHidden'
import { BarPanel } from './TotalBar.styles'

const BarFigure = browserOnly(() => import('./TotalBar.Figure.late').then((module) => module.BarFigure))

const MonthlyPanel = browserOnly(() => import('./TotalBar.MonthlyPanel.late').then((module) => module.MonthlyPanel))

/** Loads the panel ahead of the click. A failure is reported when the panel opens. */
const approachPanel = () => void import('./TotalBar.MonthlyPanel.late').catch(() => {})

/** On a small screen the price is the button; on a wide one it is the amount beside it. */
const Root = styled.div`
  display: contents;
  ${from.l} {
    grid-area: monthly;
    display: flex;
    align-items: center;
    gap: ${space.s};
    padding-inline-start: ${space.m};
    border-inline-start: 1px solid ${color.line};
  }
`

const Figure = styled.div`
  ${from.xl} { max-width: 44rem; }
  ${dimmedWhileBusy}
  ${below.l} { display: none; }
`

const Open = styled.button`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: flex-end;
  gap: ${space['3xs']};
  min-width: ${size.touch};
  min-height: ${size.touch};
  color: ${color.text};
  font-size: ${type.s};
  white-space: nowrap;
  &:hover { color: ${color.accentText}; }
  ${below.l} { grid-area: price; width: 100%; }
  /* High enough for a finger, in a row that is lower. */
  ${below.m} { margin-block: calc((2.375rem - ${size.touch}) / 2); }
`

/** Label of the button beside the amount. */
const Change = styled.span`
  ${below.l} { display: none; }
`

/** Label if the amount is not shown. On a phone it is visually hidden: an arrow stands beside the price. */
const Show = styled.span<{ $onWide: boolean }>`
  ${below.m} { ${visuallyHidden} }
  ${from.l} { display: ${({ $onWide }) => ($onWide ? 'inline' : 'none')}; }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  padding: ${space.xs} ${space.m};
`

const Close = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${size.touch};
  height: ${size.touch};
  &:hover { color: ${color.accentText}; }
`

const Panel = styled(BarPanel)`
  width: min(64rem, 100vw - 2 * ${space.gutter});
  max-height: min(44rem, 100svh - ${size.header} - var(--total-bar-height) - 0.5rem - ${bottomRoom});
  padding: 0;
`

interface CarMonthlyProps {
  readonly configuration: Configuration
  /** A click is pending, so the figures belong to the previous car. */
  readonly isStale: boolean
}

/** The monthly amount beside the price, and a panel with the terms; nothing if no product is offered. */
export function CarMonthly({ configuration, isStale }: CarMonthlyProps) {
  const { salesType } = useAudience()
  const isElectric = configuration.fuel_type === 'ELECTRIC'
  const products = useOfferedProducts({ isElectric })
  const remembered = useRememberedTerms()
  const terms = chooseTerms(products, remembered?.product ?? FIRST_PRODUCT[salesType], remembered)
  return terms && <Monthly configuration={configuration} terms={terms} isStale={isStale} />
}

function Monthly({ configuration, isStale, terms }: CarMonthlyProps & { readonly terms: Terms }) {
  const { t } = useTranslation(['ccf', 'common', 'financing'])
  const { salesType } = useAudience()
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const car = { cupra_code: configuration.cupra_code }
  // On a small screen only the panel shows the amount, and requests it itself.
  const isWanted = useMedia(`(min-width: ${breakpoints.l}em)`)
  const { data, isPlaceholderData } = useOffer(car, terms, { isWanted })
  const [offer] = data?.offers ?? []
  const monthly = offer && monthlyPayment(offer)
  // A credit needs its representative example, which only fits in the panel.
  const hasRoom = monthly && !asksForExample(monthly, salesType)
  return (
    <Root>
      {hasRoom && (
        <Figure aria-busy={isStale || isPlaceholderData}>
          <BarFigure monthly={monthly} />
        </Figure>
      )}
      <Open type="button" popoverTarget={panelId} onPointerEnter={approachPanel} onFocus={approachPanel}>
        {hasRoom && <Change>{t('ccf:conf.monthly.change')}</Change>}
        <Show $onWide={!hasRoom}>{t('ccf:conf.monthly.show')}</Show>
        <VisuallyHidden> {t('ccf:conf.monthly.terms')}</VisuallyHidden>
        <Icon name="chevron-down" size="1em" />
      </Open>
      <Panel
        id={panelId}
        popover="auto"
        role="group"
        aria-label={t('financing:calculator.heading')}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <Head>
          <Heading level={2} size="m">
            {t('financing:calculator.heading')}
          </Heading>
          <Close type="button" popoverTarget={panelId} popoverTargetAction="hide" aria-label={t('common:close')}>
            <Icon name="close" />
          </Close>
        </Head>
        {isOpen && <MonthlyPanel configuration={configuration} isStale={isStale} />}
      </Panel>
    </Root>
  )
}
