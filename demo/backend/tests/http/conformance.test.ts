import { quotes } from '@demo/backend/finance/handlers'
import { createBackend } from '@demo/backend/http/app'
import type { Handlers } from '@demo/backend/http/handler-types'
import { vehicles } from '@demo/backend/stock/handlers'
import { describe, expect, it } from 'vitest'
import { CALLS } from '@/contract/calls'
import { checkConformance } from '../../../../scripts/check/conformance/check-conformance.mts'

const run = (handlers: Partial<Handlers> = {}) => {
  const app = createBackend({ handlers, logger: () => undefined })
  return checkConformance(async (path, init) => app.request(path, init))
}
const faultsOf = async (handlers: Partial<Handlers>) =>
  (await run(handlers)).flatMap(({ check, fault }) => (fault === undefined ? [] : [check]))

describe('the conformance checks', () => {
  it('hold for the embedded backend, on every call', async () => {
    const findings = await run()
    expect(findings.filter(({ fault }) => fault !== undefined)).toEqual([])
    for (const { name } of CALLS)
      expect(findings.filter(({ check }) => check.startsWith(name)).length).toBeGreaterThan(4)
  })

  it('find an answer of the wrong shape', async () => {
    const faults = await faultsOf({ 'feature-flags': () => ({ STOCK: 'on' }) as never })
    expect(faults).toEqual(['fr B2C', 'fr B2B', 'nl B2C', 'nl B2B'].map((audience) => `feature-flags: ${audience}`))
  })

  it('find an instalment that does not add up', async () => {
    const faults = await faultsOf({
      quotes: ({ query }) => {
        const answer = quotes(query)
        for (const { representative } of answer.offers) if (representative) representative.total_due += 1
        return answer
      },
    })
    expect(faults).toEqual(['a credit comes with an example that adds up, any other product without'])
  })

  it('find a list that is not counted as its facets say', async () => {
    const faults = await faultsOf({
      'stock-vehicles': ({ body }) => {
        const answer = vehicles(body)
        return { ...answer, total: answer.total + (body.criteria?.color ? 1 : 0) }
      },
    })
    expect(faults).toEqual(['counts of facets are totals of lists'])
  })

  it('stop early, and say so, when there is nothing to ask about', async () => {
    const findings = await checkConformance(async () => new Response('bad gateway', { status: 502 }))
    expect(findings).toEqual([
      { check: 'a model, a car and a vehicle to ask about', fault: expect.stringContaining('502') },
    ])
  })
})
