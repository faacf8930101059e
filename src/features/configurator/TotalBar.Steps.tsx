import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'next-i18next/pages'
import { useId, useRef } from 'react'
import styled from 'styled-components'
import { useAudienceQuery } from '@/components/use-audience-query'
import type { Money } from '@/contract/common'
import { configuratorQueries } from '@/data/configurator/queries'
import { amountFor, formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Icon } from '@/ui/Icon'
import { color, size, space, type } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import type { CarChange, CarState } from './car-state'
import { holdViewInPlace } from './hold-view-in-place'
import { minus } from './price-lines'
import { BarPanel } from './TotalBar.styles'
import { useCurrentConfigurator } from './use-configurator'

/** As many of the last choices as the list shows. */
const SHOWN = 6

const Root = styled.div`
  display: flex;
  align-items: center;
  &[hidden] { display: none; }
`

const Step = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space['2xs']};
  min-width: ${size.touch};
  min-height: ${size.touch};
  color: ${color.text};
  font-size: ${type.s};
  &:hover { color: ${color.accentText}; }
  &[aria-disabled='true'] { opacity: 0.4; cursor: default; }
`

/** What Undo takes back, where there is room to say it. */
const What = styled.span`
  max-width: 26rem;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  display: none;
  ${from.xl} { &:not(:empty) { display: block; } }
`

const History = styled(BarPanel)`
  width: min(24rem, 100vw - 2 * ${space.gutter});
  max-height: 60vh;
  padding: ${space.s};
`

const Places = styled.ol`
  display: grid;
`

const Row = styled.button`
  display: grid;
  grid-template-columns: 1.25em minmax(0, 1fr) auto;
  gap: ${space['2xs']};
  align-items: center;
  width: 100%;
  min-height: ${size.touch};
  text-align: start;
  font-variant-numeric: tabular-nums;
  &:hover { color: ${color.accentText}; }
  &[aria-current] { color: ${color.accentText}; }
  > :first-child { justify-self: center; }
`

/** Undo and Redo, and the last choices. They name what they change and, where it is known, its price. */
export function CarSteps() {
  const { t } = useTranslation('ccf')
  const { state, walk } = useCurrentConfigurator()
  const words = useChangeWords()
  const history = useRef<HTMLDivElement>(null)
  const historyId = useId()
  const { entries, at, pending } = state
  const undo = pending.length > 0 ? t('conf.undoWaiting') : words('conf.undo', at, -1)
  const redo = words('conf.redo', at + 1, 1)
  const step = (by: number) => {
    history.current?.hidePopover?.()
    holdViewInPlace(entries[by < 0 ? at : at + by]?.change?.code)
    walk(by)
  }
  return (
    // Nothing can be undone before the first choice. It is there nevertheless, so that the first click has not to draw it.
    <Root hidden={entries.length < 2 && pending.length === 0}>
      <Step
        type="button"
        title={undo}
        aria-label={undo ?? t('conf.undoNothing')}
        aria-disabled={!undo}
        onClick={() => undo && step(-1)}
      >
        <Icon name="undo" />
        <What aria-hidden>{undo}</What>
      </Step>
      <Step
        type="button"
        title={redo}
        aria-label={redo ?? t('conf.redoNothing')}
        aria-disabled={!redo}
        onClick={() => redo && step(1)}
      >
        <Icon name="redo" />
      </Step>
      <Step type="button" popoverTarget={historyId} aria-label={t('conf.history')}>
        <Icon name="history" />
      </Step>
      <History id={historyId} ref={history} popover="auto" role="group" aria-label={t('conf.history')}>
        <Places role="list">
          {lastPlaces(state).map((place) => (
            <li key={place}>
              <Row type="button" aria-current={place === at ? 'step' : undefined} onClick={() => step(place - at)}>
                {place === at ? <Icon name="check" size="1em" /> : <span />}
                <HistoryWords place={place} />
              </Row>
            </li>
          ))}
        </Places>
      </History>
    </Root>
  )
}

function HistoryWords({ place }: { place: number }) {
  const { t } = useTranslation('ccf')
  const { state } = useCurrentConfigurator()
  const priceOf = useChangePrice()
  const change = state.entries[place]?.change
  const delta = change && priceOf(place)
  return (
    <>
      <span>{change ? titleOf(change, t) : t('conf.historyStart')}</span>
      <span>{delta}</span>
    </>
  )
}

/** The newest first. */
function lastPlaces({ entries, at }: CarState): number[] {
  const newest = entries.length - 1
  const first = Math.max(0, Math.min(newest - SHOWN + 1, at))
  return Array.from({ length: Math.min(SHOWN, newest - first + 1) }, (_, index) => first + index).reverse()
}

type Translate = ReturnType<typeof useTranslation<'ccf'>>['t']

function titleOf({ title, kind }: CarChange, t: Translate): string {
  return kind === 'dropped' ? t('conf.without', { title }) : title
}

/** What the choice at a place of the history did to the total, as text; undefined while one of the two prices is not known. */
function useChangePrice() {
  const queryClient = useQueryClient()
  const audience = useAudienceQuery()
  const { language, salesType } = useAudience()
  const { state } = useCurrentConfigurator()
  const totalOf = (place: number): Money | undefined => {
    const id = state.entries[place]?.id
    if (id === undefined) return undefined
    return queryClient.getQueryData(configuratorQueries.configuration({ ...audience, id }).queryKey)?.price.total
  }
  return (place: number, sign: 1 | -1 = 1): string | undefined => {
    const [before, after] = [totalOf(place - 1), totalOf(place)]
    if (!before || !after) return undefined
    const [from, to] = sign === 1 ? [before, after] : [after, before]
    return formatEuro(amountFor(minus(to, from), salesType), language, { sign: true })
  }
}

/** What a step back or forward changes: « Annuler : Jantes 19 pouces (−950 €) ». Undefined where there is no such step. */
function useChangeWords() {
  const { t } = useTranslation('ccf')
  const { state } = useCurrentConfigurator()
  const priceOf = useChangePrice()
  return (key: 'conf.undo' | 'conf.redo', place: number, sign: 1 | -1): string | undefined => {
    const change = place > 0 ? state.entries[place]?.change : undefined
    if (!change) return undefined
    const price = priceOf(place, sign)
    const words = t(key, { title: titleOf(change, t) })
    return price === undefined ? words : `${words} (${price})`
  }
}
