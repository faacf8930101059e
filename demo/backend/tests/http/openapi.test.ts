import type { Handlers } from '@demo/backend/http/handler-types'
import { createRouter } from '@demo/backend/http/router'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core'
import { oas } from '@stoplight/spectral-rulesets'
import { describe, expect, it } from 'vitest'
import { CALLS } from '@/contract/calls'
import { CONTRACT_CHANGES } from '@/contract/changes'
import { DESCRIBED } from '@/contract/descriptions'
import { PROBLEM_CODES } from '@/contract/problem'
import { SITE_CALLS } from '@/contract/site-calls'

const alone = createRouter({ handlers: {} as Handlers })
const inSite = createRouter({ handlers: {} as Handlers, inSite: true })

interface Operation {
  parameters: { name: string; required: boolean }[]
  responses: Record<string, { content: Record<string, { schema: { additionalProperties?: unknown } }> }>
}
interface OpenApi {
  openapi: string
  paths: Record<string, Record<string, Operation>>
}

const textOf = async (app: typeof alone) => (await app.request('/openapi.json')).text()
const documentOf = async (app: typeof alone) => JSON.parse(await textOf(app)) as OpenApi
const namesIn = ({ paths }: OpenApi) =>
  Object.values(paths).flatMap((one) => Object.entries(one).flatMap(([key]) => (key === 'servers' ? [] : [key]))).length

describe('the OpenAPI document', () => {
  it('holds every call with its parameters, answer and problems', async () => {
    const response = await alone.request('/openapi.json')
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const document = (await response.json()) as OpenApi
    expect(document.openapi).toBe('3.1.1')
    for (const { path, method, status } of CALLS) {
      const operation = document.paths[path.replace(':id', '{id}')]?.[method.toLowerCase()]
      expect(operation?.responses, path).toHaveProperty([String(status)])
      expect(operation?.responses, path).toHaveProperty('429')
      expect(operation?.responses, path).toHaveProperty('500')
    }
    expect(namesIn(document)).toBe(CALLS.length)
  })

  it('names the site’s own calls where the site answers them, and with the site’s address', async () => {
    const document = await documentOf(inSite)
    expect(namesIn(document)).toBe(CALLS.length + SITE_CALLS.length)
    for (const { path } of SITE_CALLS) {
      expect(document.paths[path]).toMatchObject({ servers: [{ url: '/' }], get: { tags: ['site'] } })
    }
  })

  it('marks the path id and the audience as required and a refinement as optional', async () => {
    const { paths } = await documentOf(alone)
    const parameters = paths['/v1/car-configurator/choices/{id}']?.get?.parameters ?? []
    expect(Object.fromEntries(parameters.map(({ name, required }) => [name, required]))).toEqual({
      id: true,
      lang: true,
      sales_type: true,
      category: false,
    })
  })

  it('lets an answer have more fields than it names, so that a service can grow', async () => {
    expect(await textOf(inSite)).not.toContain('"additionalProperties":false')
  })

  it('names every object, so that a generator has a class for each and none besides', async () => {
    const { components, paths } = JSON.parse(await textOf(inSite))
    const names = Object.keys(components.schemas)
    expect(names).toEqual(expect.arrayContaining(['Money', 'Price', 'Measure', 'Choice', 'StockVehicle', 'Problem']))
    expect(names.filter((name) => /\d$/.test(name))).toEqual([])
    const inline: string[] = []
    const look = (value: unknown, place: string, isNamed = false) => {
      if (typeof value !== 'object' || value === null) return
      if (!isNamed && 'properties' in value && 'type' in value) inline.push(place)
      for (const [key, inner] of Object.entries(value)) look(inner, `${place}.${key}`)
    }
    for (const [name, schema] of Object.entries(components.schemas)) look(schema, name, true)
    look(paths, 'paths')
    expect(inline).toEqual([])
  })

  it('says of every property what it means, and shows a value of it', async () => {
    const { components, paths } = JSON.parse(await textOf(inSite))
    const silent: string[] = []
    const check = (place: string, schema: object) => {
      const isOther = JSON.stringify(schema).includes('"$ref"')
      if (!('description' in schema) || !('examples' in schema || isOther)) silent.push(place)
    }
    for (const [name, { properties = {} }] of Object.entries<{ properties?: Record<string, object> }>(
      components.schemas,
    ))
      for (const [property, schema] of Object.entries(properties)) check(`${name}.${property}`, schema)
    for (const [path, item] of Object.entries<Record<string, Operation & { parameters: { schema: object }[] }>>(paths))
      for (const { parameters = [] } of Object.values(item))
        for (const { name, schema } of parameters) check(`${path}?${name}`, schema)
    expect(silent).toEqual([])
  })

  it('describes nothing that is not in it', async () => {
    const { components, paths } = JSON.parse(await textOf(inSite))
    const text = JSON.stringify([components, paths])
    const known = new Set([...text.matchAll(/"(\w+)":\{|"name":"(\w+)"/g)].map(([, key, name]) => key ?? name))
    expect(DESCRIBED.map((name) => name.replace(/^\w+\./, '')).filter((name) => !known.has(name))).toEqual([])
  })

  it('has the version of the newest change', async () => {
    const { info } = JSON.parse(await textOf(alone))
    expect(info.version).toBe(CONTRACT_CHANGES[0].version)
    const dates = CONTRACT_CHANGES.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    for (const { what } of CONTRACT_CHANGES) for (const line of what) expect(info.description).toContain(line)
  })

  describe.each([
    ['of the service', alone],
    ['of the service inside the site', inSite],
  ])('%s', (_, app) => {
    it('passes the recommended rules of Redocly', async () => {
      const config = await createConfig({ extends: ['recommended'] })
      const findings = await lintFromString({ source: await textOf(app), absoluteRef: 'openapi.json', config })
      expect(findings.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
    })

    it('passes spectral:oas', async () => {
      const spectral = new Spectral()
      // Its own declaration of a rule set is narrower than what its type for one accepts.
      spectral.setRuleset(oas as RulesetDefinition)
      const findings = await spectral.run(JSON.parse(await textOf(app)))
      expect(findings.map(({ code, message, path }) => [code, message, path.join('.')])).toEqual([])
    })
  })
})

describe('the page that explains the contract', () => {
  it('names every call and every problem, and needs neither script nor inline style', async () => {
    const response = await inSite.request('/docs')
    const html = await response.text()
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const { name } of [...CALLS, ...SITE_CALLS]) expect(html).toContain(`id="${name}"`)
    for (const code of PROBLEM_CODES) expect(html).toContain(`id="problem-${code}"`)
    expect(html).not.toMatch(/<script|<style|style="|\son\w+=/)
  })

  it('has its style sheet', async () => {
    const response = await alone.request('/docs.css')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
  })
})
