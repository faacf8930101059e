import { choices, modelsPrices } from '@demo/backend/configurator/handlers'
import { quotes } from '@demo/backend/finance/handlers'
import { createBackend } from '@demo/backend/http/app'
import type { Handlers } from '@demo/backend/http/handler-types'
import { filters, vehicles } from '@demo/backend/stock/handlers'
import { describe, expect, it } from 'vitest'
import { CALLS } from '@/contract/calls'
import { CARLINE_CODES } from '@/domain/carline'
import { checkConformance } from '../../../../scripts/check/conformance/check-conformance.mts'
import { withoutPersons } from '../../../../scripts/check/conformance/recording.mts'
import { conformanceReport } from '../../../../scripts/check/conformance/report.mts'

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

  it('find a dealer of whom the site has no entry', async () => {
    const faults = await faultsOf({
      'stock-vehicles': ({ body }) => {
        const answer = vehicles(body)
        const [first, ...others] = answer.vehicles
        return first
          ? { ...answer, vehicles: [{ ...first, dealer: { ...first.dealer, id: 'BE:HALLE' } }, ...others] }
          : answer
      },
    })
    expect(faults).toEqual(['the dealer of a vehicle is called as his entry on the site'])
  })

  it('find a code that is two choices', async () => {
    const faults = await faultsOf({
      choices: ({ params, query }) => {
        const answer = choices(params.id, query)
        const [first, second] = answer.categories.filter((category) => category.choices.length > 0)
        const [choice] = first?.choices ?? []
        if (choice) second?.choices.push(choice)
        return answer
      },
    })
    expect(faults).toContain('a code is one choice, over all categories')
  })

  it('find another product than the one that was asked for', async () => {
    const faults = await faultsOf({
      quotes: ({ query: { product_code: _, ...query } }) => quotes(query),
    })
    expect(faults).toEqual(['a product that is asked for is answered with no other'])
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

  it.each([
    ['says so', 50],
    ['does not', 100],
  ])('find a service that gives fewer cars at once than it is asked for, and %s', async (_, limit) => {
    const faults = await faultsOf({
      'stock-vehicles': ({ body }) => ({
        ...vehicles({ ...body, limit: Math.min(50, body.limit ?? 50) }),
        limit: Math.min(limit, body.limit ?? limit),
      }),
    })
    expect(faults).toEqual(['a page of the stock is as long as it is asked for'])
  })

  it('find a value of a facet that no address can ask for: the site offers less', async () => {
    const findings = await run({
      'stock-filters': ({ query }) => {
        const answer = filters(query)
        for (const { code, values } of answer.facets) {
          const [value] = values ?? []
          if (code === 'fuel_type' && value) values?.push({ ...value, id: 'MHEV' })
        }
        return answer
      },
    })
    expect(new Set(findings.map(({ weight, fault }) => fault && `${weight} ${fault}`))).toEqual(
      new Set([undefined, 'less facets[].values[].id: "MHEV" does not fit']),
    )
  })

  it('go on when the first calls fail: what to ask about comes from those that answer', async () => {
    const findings = await run({
      'models-prices': () => {
        throw new Error('out of order')
      },
    })
    const faults = findings.filter(({ fault }) => fault !== undefined)
    expect(new Set(faults.map(({ call }) => call))).toEqual(new Set(['models-prices']))
    expect(findings.filter(({ skipped }) => skipped !== undefined)).toEqual([])
    expect(findings.length).toBeGreaterThan(190)
  })

  it('run to their end against what is no service at all, and name what could not be asked', async () => {
    const findings = await checkConformance(async () => new Response('bad gateway', { status: 502 }))
    expect(findings.filter(({ fault }) => fault?.includes('502')).length).toBeGreaterThan(50)
    expect(findings.filter(({ skipped }) => skipped !== undefined).length).toBeGreaterThan(5)
  })

  it('weigh what they find: one carline too many shows less, amounts as text are manners, half a price breaks the site', async () => {
    const weights = async (change: (answer: ReturnType<typeof modelsPrices>) => unknown) =>
      (await run({ 'models-prices': ({ query }) => change(modelsPrices(query)) as never }))
        .filter(({ fault }) => fault !== undefined)
        .map(({ weight, fault }) => `${weight} ${fault}`)
    expect(
      new Set(
        await weights((answer) => ({
          ...answer,
          models: [...answer.models, { ...answer.models[0], carline_code: 'NEWCAR' }],
        })),
      ),
    ).toEqual(new Set([`less models[].carline_code: "NEWCAR" is not one of ${CARLINE_CODES.join(', ')}`]))
    const asText = await weights((answer) => ({
      ...answer,
      models: answer.models.map((model) => ({
        ...model,
        from_price: { ...model.from_price, incl: model.from_price.incl.toFixed(2) },
      })),
    }))
    expect(asText.length).toBeGreaterThan(0)
    for (const fault of asText)
      expect(fault).toMatch(/^manners models\[\]\.from_price\.incl: "\d+\.\d\d" instead of number$/)
    expect(
      new Set(
        await weights((answer) => ({
          ...answer,
          models: answer.models.map((model) => ({ ...model, from_price: { incl: model.from_price.incl } })),
        })),
      ),
    ).toContainEqual(expect.stringMatching(/^breaks models-prices: models\[0\]\.from_price\.excl/))
  })

  it('of one call alone ask nothing of the others', async () => {
    const app = createBackend({ logger: () => undefined })
    const findings = await checkConformance(async (path, init) => app.request(path, init), ['delivery'])
    expect(new Set(findings.map(({ call }) => call))).toEqual(new Set(['delivery']))
  })

  it('are told by weight, with the pages that use a call', async () => {
    const findings = await run({ delivery: () => ({ weeks_min: 999 }) as never })
    const report = conformanceReport('http://service.example', findings, 7)
    expect(report).toMatch(/## Breaks the site: 4[\s\S]+### delivery \(used by: delivery weeks of a configured car\)/)
    // Four audiences, one fault.
    expect(report).toContain('- fr B2C, fr B2B, nl B2C, nl B2B')
  })

  it('record answers without what could lead to a person', () => {
    expect(
      withoutPersons({
        name: 'Garage',
        phone: '+32 2 123 45 67',
        text: 'mail jan@garage.be or +32 470 12 34 56',
        list: [1],
      }),
    ).toEqual({ name: 'Garage', phone: 'removed', text: 'mail removed or removed', list: [1] })
    expect(
      withoutPersons({
        contactName: 'Jan Peeters',
        'mobile-phone': 32470123456,
        dealer_phone: '02 123 45 67',
        seller: { firstName: 'Jan', emailAddress: 'x', name: 'Team' },
        note: 'Bel 0470/12.34.56 of 02 555 01 00, rekening BE68 5390 0754 7034, 85.07.30-033.28',
        kept: {
          price: 36990.5,
          date: '2026-11-27',
          code: '2FPMF5MJ',
          version: '2027a',
          kbo: '0999.999.922',
          total: 600,
        },
      }),
    ).toEqual({
      contactName: 'removed',
      'mobile-phone': 'removed',
      dealer_phone: 'removed',
      seller: { firstName: 'removed', emailAddress: 'removed', name: 'Team' },
      note: 'Bel removed of removed, rekening removed, removed',
      kept: { price: 36990.5, date: '2026-11-27', code: '2FPMF5MJ', version: '2027a', kbo: '0999.999.922', total: 600 },
    })
  })
})
