import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { StageProvider, useStage } from '@/features/configurator/stage/stage-context'

const STEPS = ['version', 'exterior', 'wheels'] as const
type Entry = readonly [step: (typeof STEPS)[number], isIntersecting: boolean, time: number]

let tell: (...entries: readonly Entry[]) => void = () => undefined

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: readonly Partial<IntersectionObserverEntry>[]) => void) {
        tell = (...entries) =>
          act(() =>
            callback(
              entries.map(([step, isIntersecting, time]) => ({
                isIntersecting,
                time,
                target: document.querySelector(`[data-step=${step}]`) ?? undefined,
              })),
            ),
          )
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

function Shown() {
  return <output>{useStage().step}</output>
}

const renderSteps = () =>
  render(
    <StageProvider steps={STEPS} pictures={[]}>
      <Shown />
      {STEPS.map((step) => (
        <div key={step} data-step={step} />
      ))}
    </StageProvider>,
  )
const shown = () => screen.getByRole('status').textContent

describe('the step that the visitor is at', () => {
  it('is the first, then the one that comes to the middle of the window', () => {
    renderSteps()
    expect(shown()).toBe('version')
    tell(['exterior', true, 1])
    expect(shown()).toBe('exterior')
  })

  it('is the last that came, where a slow phone tells of several frames at once, by the steps and not by their time', () => {
    renderSteps()
    tell(['wheels', true, 1])
    tell(['exterior', true, 3], ['wheels', false, 3], ['wheels', true, 2])
    expect(shown()).toBe('exterior')
  })
  it('is the one that was there all the time, after another came in beside it and went', () => {
    renderSteps()
    tell(['exterior', false, 1], ['wheels', true, 1])
    tell(['exterior', true, 2])
    expect(shown()).toBe('exterior')
    tell(['exterior', false, 3])
    expect(shown()).toBe('wheels')
  })
})
