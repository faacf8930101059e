import { describe, expect, it } from 'vitest'
import type { Handlers } from '@/backend/http/handler-types'
import { createRouter } from '@/backend/http/router'
import { CALLS } from '@/contract/calls'
import { PROBLEM_CODES } from '@/contract/problem'

const app = createRouter({ handlers: {} as Handlers })

interface OpenApi {
  openapi: string
  paths: Record<string, Record<string, { parameters: { name: string; required: boolean }[]; responses: object }>>
}

describe('the OpenAPI document', () => {
  it('holds every call with its parameters, answer and problems', async () => {
    const response = await app.request('/openapi.json')
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const { openapi, paths } = (await response.json()) as OpenApi
    expect(openapi).toBe('3.1.1')
    for (const { path, method, status } of CALLS) {
      const operation = paths[path.replace(':id', '{id}')]?.[method.toLowerCase()]
      expect(operation?.responses, path).toHaveProperty([String(status)])
      expect(operation?.responses, path).toHaveProperty('500')
    }
    expect(Object.values(paths).flatMap((one) => Object.keys(one))).toHaveLength(CALLS.length)
  })

  it('marks the path id and the audience as required and a refinement as optional', async () => {
    const { paths } = (await (await app.request('/openapi.json')).json()) as OpenApi
    const parameters = paths['/v1/car-configurator/choices/{id}']?.get?.parameters ?? []
    expect(Object.fromEntries(parameters.map(({ name, required }) => [name, required]))).toEqual({
      id: true,
      lang: true,
      sales_type: true,
      category: false,
    })
  })
})

describe('the page that explains the contract', () => {
  it('names every call and every problem, and needs neither script nor inline style', async () => {
    const response = await app.request('/docs')
    const html = await response.text()
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    for (const { name } of CALLS) expect(html).toContain(`id="${name}"`)
    for (const code of PROBLEM_CODES) expect(html).toContain(`id="problem-${code}"`)
    expect(html).not.toMatch(/<script|<style|style="|\son\w+=/)
  })

  it('has its style sheet', async () => {
    const response = await app.request('/docs.css')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8'])
  })
})
