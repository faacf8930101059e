import { useTranslation } from 'next-i18next/pages'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { amountFor, formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Icon } from '@/ui/Icon'
import { color, motion, size, space, type } from '@/ui/theme/css-vars'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useCurrentConfigurator } from '../car/use-configurator'
import { useStage } from '../stage/stage-context'
import { StepLink } from './StepLink'
import { priceOfStep, type Step, type StepOfCar } from './steps'

const Nav = styled.nav`
  min-width: 0;
`

const List = styled.ol`
  position: relative;
  display: flex;
  height: 100%;
  overflow-x: auto;
  scrollbar-width: none;
`

const Place = styled(StepLink)`
  display: grid;
  align-content: center;
  height: 100%;
  min-height: ${size.touch};
  padding-inline: ${space.xs};
  font-size: ${type.s};
  line-height: 1.3;
  white-space: nowrap;
  color: ${color.muted};
  text-decoration: none;
  border-block-end: 2px solid transparent;
  &:hover { color: ${color.text}; }
  &[aria-current] { color: ${color.text}; border-color: ${color.accent}; }
  &:focus-visible { outline-offset: -3px; }
`

/** In the middle while no step has an amount; moved and not laid out again, so that nothing shifts when the first one comes. */
const Name = styled.span`
  display: flex;
  transition: translate ${motion.normal} ${motion.ease};
  :not([data-has-amounts]) > li > a > & { translate: 0 0.6em; }
  align-items: center;
  gap: ${space['3xs']};
  > svg { color: ${color.accentText}; }
`

const Amount = styled.small`
  min-height: 1.3em;
  font-size: ${type.xs};
  font-variant-numeric: tabular-nums;
`

/** Every step is one link away, in any order: what was looked at, what costs extra there, and where something conflicts. */
export function StepNav({ steps }: { steps: readonly StepOfCar[] }) {
  const { t } = useTranslation('ccf')
  const { language, salesType } = useAudience()
  const { step: inView } = useStage()
  const { state } = useCurrentConfigurator()
  const seen = useSeenSteps(inView)
  const list = useRef<HTMLOListElement>(null)
  const atStart = useRef(true)
  const isFirst = inView === steps[0]?.step
  const prices = steps.map(priceOfStep)
  useEffect(() => {
    // It begins there; to ask where things are would lay out the whole page before it is needed.
    if (isFirst && atStart.current) return
    atStart.current = false
    const row = list.current
    const place = row?.querySelector<HTMLElement>(`[href="#${inView}"]`)
    // Only the row itself: scrollIntoView would move the page under the reader.
    if (row && place) row.scrollLeft = place.offsetLeft - row.clientWidth / 3
  }, [inView, isFirst])
  return (
    <Nav aria-label={t('conf.steps')}>
      <List role="list" ref={list} data-has-amounts={prices.some(Boolean) || undefined}>
        {steps.map(({ step, categories }, index) => {
          const price = prices[index]
          const isRefused = state.refused.some(({ code }) =>
            categories.some(({ choices }) => choices.some((choice) => choice.code === code)),
          )
          return (
            <li key={step}>
              <Place place={step} aria-current={step === inView ? 'step' : undefined}>
                <Name>
                  {t(`conf.step.${step}`)}
                  {isRefused ? (
                    <Icon name="warning" size="1em" label={t('conf.stepConflict')} />
                  ) : (
                    seen.has(step) && step !== inView && <Icon name="check" size="1em" label={t('conf.stepSeen')} />
                  )}
                </Name>
                <Amount>
                  {price && (
                    <>
                      <VisuallyHidden>{`${t('conf.stepPrice')} `}</VisuallyHidden>
                      {formatEuro(amountFor(price, salesType), language, { sign: true })}
                    </>
                  )}
                </Amount>
              </Place>
            </li>
          )
        })}
      </List>
    </Nav>
  )
}

/** The steps that have been in view since the page opened, the one that is in view now among them. */
function useSeenSteps(inView: Step | undefined): ReadonlySet<Step> {
  const [seen, setSeen] = useState<ReadonlySet<Step>>(new Set())
  if (inView && !seen.has(inView)) setSeen(new Set([...seen, inView]))
  return seen
}
