import * as z from 'zod/mini'
import type { $ZodType } from 'zod/v4/core'
import { brand } from '@/config/brand'
import { CALLS, type Call } from '@/contract/calls'
import { configurationIdSchema } from '@/contract/common'
import { problemSchema } from '@/contract/problem'
import { PROBLEM_STATUS } from './problem-texts'

export type JsonSchema = Readonly<Record<string, unknown>>

let made: string | undefined

/** The contract as an OpenAPI 3.1 document (JSON). Made once: the contract cannot change while the service runs. */
export function openApiDocument(): string {
  made ??= JSON.stringify(buildDocument())
  return made
}

function buildDocument() {
  return {
    openapi: '3.1.1',
    info: {
      title: `${brand.name} Belgium: configurator and stock service`,
      version: '1',
      description:
        'Every call carries the language and the sales type. Amounts are euro with two decimals, with and without VAT. Errors are RFC 9457 problems.',
    },
    // Relative to the document, so that it holds at /api/backend and on a host of its own alike.
    servers: [{ url: '.' }],
    paths: Object.fromEntries(
      CALLS.map((call) => [openApiPath(call.path), { [call.method.toLowerCase()]: operation(call) }]),
    ),
    components: { schemas: { Problem: schemaOf(problemSchema, 'output') } },
  }
}

export function openApiPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

function operation(call: Call & { readonly name: string }) {
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.path.split('/')[2]],
    parameters: [...pathParameters(call.path), ...queryParameters(call.query)],
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } },
    }),
    responses: {
      [call.status]: {
        description: 'The answer',
        content: { 'application/json': { schema: schemaOf(call.response, 'output') } },
      },
      ...problemResponses(call),
    },
  }
}

function pathParameters(path: string) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: schemaOf(configurationIdSchema, 'input'),
  }))
}

function queryParameters(query: $ZodType | undefined) {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** Problem codes of a call by status: several codes can share one. */
export function problemsByStatus(call: Call): ReadonlyMap<number, readonly string[]> {
  const codes = [...(call.query ? ['invalid_parameter'] : []), ...call.problems, ...(call.body ? ['unsupported_media_type'] : []), 'internal'] // biome-ignore format: one list, one line
  const byStatus = new Map<number, string[]>()
  for (const code of codes) {
    const status = PROBLEM_STATUS[code as keyof typeof PROBLEM_STATUS]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return new Map([...byStatus].sort(([a], [b]) => a - b))
}

function problemResponses(call: Call) {
  return Object.fromEntries(
    [...problemsByStatus(call)].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

/** JSON Schema 2020-12, the dialect of OpenAPI 3.1. Transforms are shown by what goes in. */
export function schemaOf(schema: $ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
