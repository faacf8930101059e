import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { sample } from 'openapi-sampler'
import * as z from 'zod/mini'

/** Of an OpenAPI document what a mock needs. */
const contentSchema = z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) }))
const operationSchema = z.object({ responses: z.record(z.string(), z.object({ content: z.optional(contentSchema) })) })
const documentSchema = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const

/**
 * A service that knows nothing but an OpenAPI document: it answers each call with the examples of the first good response.
 *
 * @throws where this is no such document
 */
export function createMockService(document: unknown): Hono {
  const { paths } = z.parse(documentSchema, document)
  const app = new Hono().use(cors({ origin: '*' }))
  for (const [path, operations] of Object.entries(paths)) {
    for (const method of METHODS) {
      if (!operations[method]) continue
      const { responses } = z.parse(operationSchema, operations[method])
      const [status, good] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
      const [type, media] = Object.entries(good?.content ?? {})[0] ?? []
      const answer = media && JSON.stringify(sample(media.schema, {}, document as object))
      app.on(method.toUpperCase(), path.replace(/\{(\w+)\}/g, ':$1'), () => {
        const headers = new Headers({ ...(type && { 'content-type': type }) })
        return new Response(answer ?? null, { status: Number(status ?? 204), headers })
      })
    }
  }
  return app
}
