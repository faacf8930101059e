import { startCar } from '@demo/backend/engine/car'
import { choicesWire } from '@demo/backend/wire/choices'
import { describe, expect, it } from 'vitest'
import type { EffectPart } from '@/contract/configured-car'
import { MODELLED_CARLINES } from '@/domain/carline'
import { countLines, firstLines, netEffect } from '@/features/configurator/choosing/net-effect'

const part = (code: string, incl: number, reason: string): EffectPart => ({
  code,
  title: code,
  kind: 'option',
  price: { incl, excl: incl, vat_rate: 21, currency: 'EUR' },
  reason,
})

describe('the effect of a choice', () => {
  it('a part that goes and comes is one line, with the difference', () => {
    const [group] = netEffect({ added: [part('RIMS', 0, 'standard')], removed: [part('RIMS', 690, 'standard')] })
    expect(group?.lines).toEqual([expect.objectContaining({ code: 'RIMS', kind: 'repriced' })])
    expect(group?.lines[0]?.delta.incl).toBe(-690)
  })

  it('says each reason once, over its lines', () => {
    const effect = {
      added: [part('HEAT', 0, 'pack'), part('WIND', 0, 'pack')],
      removed: [part('ROOF', 900, 'too low')],
    }
    expect(netEffect(effect).map(({ reason, lines }) => [reason, lines.length])).toEqual([
      ['pack', 2],
      ['too low', 1],
    ])
  })

  it('shows so many lines first, and keeps the others under their reason', () => {
    const effect = { added: ['A', 'B', 'C', 'D'].map((code) => part(code, 0, 'pack')), removed: [part('E', 1, 'gone')] }
    const { first, rest } = firstLines(netEffect(effect), 3)
    expect([countLines(first), countLines(rest)]).toEqual([3, 2])
    expect(rest.map(({ reason }) => reason)).toEqual(['pack', 'gone'])
  })

  it.each(MODELLED_CARLINES)(
    'of every choice for %s adds up to its change of the total, and names no part twice',
    (carline) => {
      for (const { choices } of choicesWire(startCar(carline), 'fr').categories) {
        for (const { effect, price, price_delta, kind, state } of choices) {
          if (!effect || state !== 'available') continue
          const lines = netEffect(effect).flatMap((group) => group.lines)
          expect(new Set(lines.map(({ code }) => code)).size).toBe(lines.length)
          // A choice that takes another's place changes the total by both; only of an addition is the sum known here.
          if (kind !== 'option' && kind !== 'pack' && kind !== 'service') continue
          const sum = [price, ...lines.map(({ delta }) => delta)].reduce(
            (cents, { incl }) => cents + Math.round(incl * 100),
            0,
          )
          expect(sum).toBe(Math.round(price_delta.incl * 100))
        }
      }
    },
  )
})

it('what comes costs its price, what goes gives it back, and what stays the difference', () => {
  const effect = {
    added: [part('HEAT', 300, 'pack'), part('RIMS', 690, 'pack')],
    removed: [part('RIMS', 1000, 'gone'), part('ROOF', 900, 'gone')],
  }
  const delta = (incl: number) => ({ incl, excl: incl, vat_rate: 21, currency: 'EUR' })
  expect(netEffect(effect)).toEqual([
    {
      reason: 'pack',
      lines: [
        { code: 'HEAT', title: 'HEAT', kind: 'added', delta: delta(300) },
        { code: 'RIMS', title: 'RIMS', kind: 'repriced', delta: delta(-310) },
      ],
    },
    { reason: 'gone', lines: [{ code: 'ROOF', title: 'ROOF', kind: 'removed', delta: delta(-900) }] },
  ])
})

it('as many lines as there are leave no rest, and none are shown of a group that has no room', () => {
  const groups = netEffect({ added: ['A', 'B'].map((code) => part(code, 0, 'pack')), removed: [part('C', 1, 'gone')] })
  expect(firstLines(groups, 3)).toEqual({ first: groups, rest: [] })
  expect(firstLines(groups, 2)).toEqual({ first: groups.slice(0, 1), rest: groups.slice(1) })
})
