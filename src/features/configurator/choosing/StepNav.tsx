import { useTranslation } from 'next-i18next/pages'
import { useState } from 'react'
import styled from 'styled-components'
import { amountFor, formatEuro } from '@/i18n/format'
import { useAudience } from '@/routing/CurrentRoute'
import { Icon } from '@/ui/Icon'
import { color, type } from '@/ui/theme/css-vars'
import { from } from '@/ui/theme/media'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { useCurrentConfigurator } from '../car/use-configurator'
import { useStage } from '../stage/stage-context'
import { StepLink } from './StepLink'
import { priceOfStep, type Step, type StepOfCar } from './steps'

const Nav = styled.nav`
  grid-area: steps;
  min-width: 0;
`

/** All of them in a bar of 320 px: each has its number, and the one in view its name, which gives way before any number does. */
const List = styled.ol`
  position: relative;
  display: flex;
  height: 100%;
  > li { flex: 1 0 auto; }
  > [data-in-view] { flex: 0 1 auto; min-width: 0; }
`

const Place = styled(StepLink)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  justify-items: center;
  height: 100%;
  min-width: min(1.75rem, 8vw);
  padding-inline: min(0.375rem, 1vw);
  /* Beside the car the bar is as narrow as that of a phone. */
  ${from.m} { padding-inline: 0.25rem; }
  ${from.xl} { padding-inline: 0.375rem; }
  font-size: ${type.s};
  line-height: 1.3;
  white-space: nowrap;
  color: ${color.muted};
  text-decoration: none;
  border-block-end: 2px solid transparent;
  &:hover { color: ${color.text}; }
  &[aria-current] { justify-items: start; color: ${color.text}; border-color: ${color.accent}; }
  &:focus-visible { outline-offset: -3px; }
`

const Name = styled.span`
  display: flex;
  align-items: center;
  gap: 0.15em;
  max-width: 100%;
  > b { overflow: hidden; font-weight: inherit; text-overflow: ellipsis; }
  font-variant-numeric: tabular-nums;
  > svg { color: ${color.accentText}; }
`

const Amount = styled.small`
  font-size: ${type.s};
  font-variant-numeric: tabular-nums;
`

/** Every step is one link away, in any order: what was looked at, what costs extra there, and where something conflicts. */
export function StepNav({ steps }: { steps: readonly StepOfCar[] }) {
  const { t } = useTranslation('ccf')
  const { language, salesType } = useAudience()
  const { step: inView } = useStage()
  const { state } = useCurrentConfigurator()
  const seen = useSeenSteps(inView)
  return (
    <Nav aria-label={t('conf.steps')}>
      <List role="list">
        {steps.map((part, index) => {
          const { step, categories } = part
          const isInView = step === inView
          const price = priceOfStep(part)
          const isRefused = state.refused.some(({ code }) =>
            categories.some(({ choices }) => choices.some((choice) => choice.code === code)),
          )
          const name = t(`conf.step.${step}`)
          const amount = price && formatEuro(amountFor(price, salesType), language, { sign: true })
          return (
            <li key={step} data-in-view={isInView || undefined}>
              <Place
                place={step}
                aria-current={isInView ? 'step' : undefined}
                title={[name, amount].filter(Boolean).join(' ')}
              >
                <Name>
                  <b>
                    {index + 1}
                    {isInView ? ` ${name}` : <VisuallyHidden>{` ${name}`}</VisuallyHidden>}
                  </b>
                  {isRefused ? (
                    <Icon name="warning" size="1em" label={t('conf.stepConflict')} />
                  ) : (
                    seen.has(step) && !isInView && <Icon name="check" size="0.85em" label={t('conf.stepSeen')} />
                  )}
                </Name>
                {amount && <VisuallyHidden>{` ${t('conf.stepPrice')} ${amount}`}</VisuallyHidden>}
                {isInView && amount && <Amount aria-hidden>{amount}</Amount>}
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
