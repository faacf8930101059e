import { openApiDocument } from '@demo/backend/http/openapi'
import { describe, expect, it } from 'vitest'
import { CALLS } from '@/contract/calls'
import { checkConformance } from '../../scripts/check/conformance/check-conformance.mts'
import { createMockService } from '../../scripts/lib/mock-service.mts'

const document = JSON.parse(openApiDocument(false))

describe('a service made from the contract’s document alone', () => {
  it('is read by every call, for every audience, without a word about its answers', async () => {
    const mock = createMockService(document)
    const findings = await checkConformance(async (path, init) => mock.request(path, init))
    const reading = findings.filter(({ check }) => /^[\w-]+: (?:fr|nl) B2[CB]$/.test(check))
    expect(reading).toHaveLength(CALLS.length * 4)
    expect(reading.filter(({ fault, skipped }) => fault ?? skipped)).toEqual([])
  })

  it('knows no address that is not in the document', async () => {
    const { status } = await createMockService(document).request('/v1/nosuch')
    expect(status).toBe(404)
  })

  it('answers with the status and the type of the document', async () => {
    const schema = { type: 'object', properties: { name: { type: 'string', examples: ['Born'] } } }
    const paths = {
      '/cars/{id}': {
        post: { responses: { 400: {}, 201: { content: { 'application/vnd.car+json': { schema } } } } },
        delete: { responses: { 204: {} } },
      },
    }
    const mock = createMockService({ paths })
    const made = await mock.request('/cars/one', { method: 'POST' })
    expect([made.status, made.headers.get('content-type')]).toEqual([201, 'application/vnd.car+json'])
    expect(await made.json()).toEqual({ name: 'Born' })
    expect((await mock.request('/cars/one', { method: 'DELETE' })).status).toBe(204)
  })

  it('refuses what is no such document', () => {
    expect(() => createMockService({ openapi: '3.1.1' })).toThrow()
  })
})
