import { useTranslation } from 'next-i18next/pages'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { color, size, space, type } from '@/ui/theme/css-vars'
import type { Step } from './steps'

const List = styled.ol`
  position: relative;
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  border-block: 1px solid ${color.line};
  background: ${color.canvas};
`

const Place = styled.a`
  display: flex;
  align-items: center;
  min-height: ${size.touch};
  padding-inline: ${space.s};
  font-size: ${type.s};
  white-space: nowrap;
  color: ${color.muted};
  text-decoration: none;
  border-block-end: 2px solid transparent;
  &:hover { color: ${color.text}; }
  &[aria-current] { color: ${color.text}; border-color: ${color.accent}; }
  &:focus-visible { outline-offset: -3px; }
`

/** Every step is one anchor away, in any order. */
export function StepNav({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('ccf')
  const inView = useStepInView(steps)
  const list = useRef<HTMLOListElement>(null)
  const atStart = useRef(true)
  const isFirst = inView === steps[0]
  useEffect(() => {
    // It begins there; to ask where things stand would lay out the whole page before it is needed.
    if (isFirst && atStart.current) return
    atStart.current = false
    const row = list.current
    const place = row?.querySelector<HTMLElement>(`[href="#${inView}"]`)
    // Only the row itself: scrollIntoView would move the page under the reader.
    if (row && place) row.scrollLeft = place.offsetLeft - row.clientWidth / 3
  }, [inView, isFirst])
  return (
    <nav aria-label={t('conf.steps')}>
      <List role="list" ref={list}>
        {steps.map((step) => (
          <li key={step}>
            <Place href={`#${step}`} aria-current={step === inView ? 'step' : undefined}>
              {t(`conf.step.${step}`)}
            </Place>
          </li>
        ))}
      </List>
    </nav>
  )
}

/** The step whose section crosses the middle of the window. */
function useStepInView(steps: readonly Step[]): Step | undefined {
  const [inView, setInView] = useState(steps[0])
  const names = steps.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: other steps are other elements to watch
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting && target instanceof HTMLElement) setInView(target.dataset.step as Step)
        }
      },
      { rootMargin: '-50% 0px -49% 0px' },
    )
    // What is around a step stays when the step itself is hydrated.
    for (const step of document.querySelectorAll('[data-step]')) observer.observe(step)
    return () => observer.disconnect()
  }, [names])
  return inView
}
