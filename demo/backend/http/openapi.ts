import * as z from 'zod/mini'
import type { $ZodType, $ZodTypes } from 'zod/v4/core'
import { brand } from '@/brand/brand'
import { CALLS, type Call, listProblemCodes } from '@/contract/calls'
import { CONTRACT_CHANGES, CONTRACT_VERSION } from '@/contract/changes'
import { configurationIdSchema } from '@/contract/common'
import { type ProblemCode, problemSchema } from '@/contract/problem'
import { SITE_CALLS } from '@/contract/site-calls'
import { componentSchemas, type JsonSchema, reference, withMeaning } from './components'
import { PROBLEM_STATUS } from './problem-texts'

/** A call of the service or of the site, with every problem that it may answer. */
export type PublishedCall = Omit<Call, 'path' | 'problems'> & {
  readonly path: string
  readonly problems: readonly ProblemCode[]
}

const SERVICE_CALLS: readonly PublishedCall[] = CALLS.map((call) => ({ ...call, problems: listProblemCodes(call) }))

/** Inside the site the document names the site's own calls too; a service that stands alone does not answer those. */
export const publishedCalls = (inSite: boolean): readonly PublishedCall[] =>
  inSite ? [...SERVICE_CALLS, ...SITE_CALLS] : SERVICE_CALLS

/** The first word of a path after its version. */
type AreaOf<Path> = Path extends `/v1/${infer Area}/${string}` ? Area : Path extends `/v1/${infer Area}` ? Area : never
type Tag = AreaOf<(typeof CALLS)[number]['path']> | 'site'

const TAGS: Readonly<Record<Tag, string>> = {
  'car-configurator': 'The catalogue: models, cars, choices, prices, financing, pictures and codes.',
  stocks: 'New cars that stand, or are on their way, at a dealer’s.',
  alerts: 'Data-quality alarms to the operator.',
  'feature-flags': 'What is switched on.',
  site: 'Answered by the site itself from the editors’ content, not by the service.',
}

const pathTag = (path: string) => (path.startsWith('/v1/') ? (path.split('/')[2] ?? '') : 'site')

const made = new Map<boolean, string>()

/** The contract as an OpenAPI 3.1 document (JSON). Made once: the contract cannot change while the service runs. */
export function openApiDocument(inSite: boolean): string {
  const document = made.get(inSite) ?? JSON.stringify(buildDocument(publishedCalls(inSite)))
  made.set(inSite, document)
  return document
}

const callName = ({ name }: PublishedCall) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

const roots = (call: PublishedCall) => [
  [`${callName(call)}Response`, call.response] as const,
  ...(call.body ? [[`${callName(call)}Body`, call.body] as const] : []),
]

function buildDocument(calls: readonly PublishedCall[]) {
  const { company, name } = brand
  const tags = new Set(calls.map(({ path }) => pathTag(path)))
  return {
    openapi: '3.1.1',
    info: {
      title: `${name} Belgium: configurator and stock service`,
      version: CONTRACT_VERSION,
      description: [
        'A call carries the language and the sales type where its answer depends on them. Amounts are euro with two decimals, with and without VAT. Errors are RFC 9457 problems.',
        'What comes within a major version is optional: a service of an older minor version goes on being read.',
        '## Changes',
        'Versions and dates are those of the demonstration, to be confirmed by the maker.',
        ...CONTRACT_CHANGES.map(({ version, date, what }) =>
          [`### ${version} (${date})`, '', ...what.map((line) => `- ${line}`)].join('\n'),
        ),
      ].join('\n\n'),
      contact: { name: company.name, email: company.email },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Relative to the document, so that it holds at /api/backend and on a host of its own alike.
    servers: [{ url: '.' }],
    // Said explicitly: every call is public.
    security: [],
    tags: Object.entries(TAGS).flatMap(([tag, description]) => (tags.has(tag) ? [{ name: tag, description }] : [])),
    paths: Object.fromEntries(calls.map((call) => [openApiPath(call.path), pathItem(call)])),
    components: { schemas: componentSchemas([['Problem', problemSchema], ...calls.flatMap(roots)]) },
  }
}

export function openApiPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

function pathItem(call: PublishedCall) {
  return {
    ...(pathTag(call.path) === 'site' && { servers: [{ url: '/', description: 'The site' }] }),
    [call.method.toLowerCase()]: operation(call),
  }
}

function operation(call: PublishedCall) {
  return {
    operationId: call.name,
    summary: call.summary,
    description: call.description,
    tags: [pathTag(call.path)],
    parameters: [...pathParameters(call.path), ...queryParameters(call.query)],
    ...(call.body && {
      requestBody: { required: true, content: { 'application/json': { schema: bodySchema(call.body) } } },
    }),
    responses: {
      [call.status]: {
        description: 'The answer',
        content: { 'application/json': { schema: bodySchema(call.response) } },
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
    schema: withMeaning(inputSchema(configurationIdSchema), '', name ?? ''),
  }))
}

function queryParameters(query: $ZodType | undefined) {
  if (!query) return []
  const { properties = {}, required = [] } = inputSchema(query) as {
    properties?: Record<string, JsonSchema>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: withMeaning(schema, '', name),
  }))
}

/** A component, or several of them to choose from. */
function bodySchema(schema: $ZodType): JsonSchema {
  const { def }: $ZodTypes['_zod'] = (schema as $ZodTypes)._zod
  const options = def.type === 'union' ? def.options.map(reference) : []
  const isOfComponents = options.length > 0 && options.every((option) => option !== undefined)
  return isOfComponents ? { anyOf: options } : (reference(schema) ?? inputSchema(schema))
}

/** Problem codes of a call by status: several codes can share one. */
export function problemsByStatus({ problems }: PublishedCall): ReadonlyMap<number, readonly ProblemCode[]> {
  const byStatus = new Map<number, ProblemCode[]>()
  for (const code of problems) {
    const status = PROBLEM_STATUS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return new Map([...byStatus].sort(([a], [b]) => a - b))
}

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait, or a date.', schema: { type: 'string' } } }

function problemResponses(call: PublishedCall) {
  return Object.fromEntries(
    [...problemsByStatus(call)].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        ...(status === PROBLEM_STATUS.too_many_requests && { headers: RETRY_AFTER }),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

/**
 * JSON Schema 2020-12, the dialect of OpenAPI 3.1. It says what travels: of a transform what goes in, and an object that
 * may have more fields than those named, so that a service can grow.
 */
export function inputSchema(schema: $ZodType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}
