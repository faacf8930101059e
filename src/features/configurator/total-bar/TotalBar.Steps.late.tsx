import { useTranslation } from 'next-i18next/pages'
import { useId, useRef } from 'react'
import styled from 'styled-components'
import type { Money } from '@/contract/common'
import { amountFor, formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Icon } from '@/ui/Icon'
import { color, size, space, type } from '@/ui/theme/css-vars'
import { below, from } from '@/ui/theme/media'
import type { CarChange, CarState } from '../car/car-state'
import { useCurrentConfigurator } from '../car/use-configurator'
import { holdViewInPlace } from '../choosing/hold-view-in-place'
import { opposite } from '../summary/price-lines'
import { BarPanel } from './TotalBar.styles'

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
  /* Narrow enough to fit beside a price on a small phone. */
  ${below.m} { min-width: 2rem; }
  color: ${color.text};
  font-size: ${type.s};
  &:hover { color: ${color.accentText}; }
  &[aria-disabled='true'] { opacity: 0.4; cursor: default; }
`

/** A phone has space for two buttons beside the price: Redo replaces the history while something can be redone. */
const Redo = styled(Step)`
  ${below.m} {
    &[aria-disabled='true']:not(:focus-visible) { display: none; }
    &:not([aria-disabled='true']) + button { display: none; }
  }
`

/** Name of the change that Undo reverts, on wide windows. */
const StepLabel = styled.span`
  max-width: 18rem;
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

/** Undo, Redo and the last choices, each with the change and its price. */
export function CarSteps() {
  const { t } = useTranslation('ccf')
  const { state, stepBy } = useCurrentConfigurator()
  const words = useChangeWords()
  const history = useRef<HTMLDivElement>(null)
  const historyId = useId()
  const { entries, index, pending } = state
  const undo = pending.length > 0 ? t('conf.undoWaiting') : words('conf.undo', index)
  const redo = words('conf.redo', index + 1)
  const step = (offset: number) => {
    history.current?.hidePopover?.()
    holdViewInPlace(entries[offset < 0 ? index : index + offset]?.change?.code)
    stepBy(offset)
  }
  return (
    // The buttons are rendered before the first choice, though hidden, so that the first click does not have to render them.
    <Root hidden={entries.length < 2 && pending.length === 0}>
      <Step
        type="button"
        title={undo}
        aria-label={undo ?? t('conf.undoNothing')}
        aria-disabled={!undo}
        onClick={() => undo && step(-1)}
      >
        <Icon name="undo" />
        <StepLabel aria-hidden>{undo}</StepLabel>
      </Step>
      <Redo
        type="button"
        title={redo}
        aria-label={redo ?? t('conf.redoNothing')}
        aria-disabled={!redo}
        onClick={() => redo && step(1)}
      >
        <Icon name="redo" />
      </Redo>
      <Step type="button" popoverTarget={historyId} aria-label={t('conf.history')}>
        <Icon name="history" />
      </Step>
      <History id={historyId} ref={history} popover="auto" role="group" aria-label={t('conf.history')}>
        <Places role="list">
          {lastPlaces(state).map((place) => (
            <li key={place}>
              <Row
                type="button"
                aria-current={place === index ? 'step' : undefined}
                onClick={() => step(place - index)}
              >
                {place === index ? <Icon name="check" size="1em" /> : <span />}
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
  const deltaWords = useDeltaWords()
  const change = state.entries[place]?.change
  return (
    <>
      <span>{change ? changeTitle(change, t) : t('conf.historyStart')}</span>
      <span>{change && deltaWords(change.delta)}</span>
    </>
  )
}

function lastPlaces({ entries, index: at }: CarState): number[] {
  const newest = entries.length - 1
  const first = Math.max(0, Math.min(newest - SHOWN + 1, at))
  return Array.from({ length: Math.min(SHOWN, newest - first + 1) }, (_, index) => first + index).reverse()
}

type Translate = ReturnType<typeof useTranslation<'ccf'>>['t']

function changeTitle({ title, kind }: CarChange, t: Translate): string {
  return kind === 'dropped' ? t('conf.without', { title }) : title
}

/** A change of the total, as text. */
function useDeltaWords() {
  const { language, salesType } = useAudience()
  return (delta: Money) => formatEuro(amountFor(delta, salesType), language, { sign: true })
}

/** Label of Undo and Redo: « Annuler : Jantes 19 pouces (−950 €) ». Undefined if there is no such entry. */
function useChangeWords() {
  const { t } = useTranslation('ccf')
  const { state } = useCurrentConfigurator()
  const deltaWords = useDeltaWords()
  return (key: 'conf.undo' | 'conf.redo', place: number): string | undefined => {
    const change = place > 0 ? state.entries[place]?.change : undefined
    if (!change) return undefined
    const delta = key === 'conf.undo' ? opposite(change.delta) : change.delta
    return `${t(key, { title: changeTitle(change, t) })} (${deltaWords(delta)})`
  }
}
