import { channel } from 'node:diagnostics_channel'
import * as z from 'zod/mini'
import { requestContext } from '@/config/request-context.server'
import { LANGUAGES } from '@/domain/language'
import { parseJson } from '@/domain/parse-json'
import { SALES_TYPES } from '@/domain/sales-type'
import { isRouteName, type RouteName } from '@/routing/route-table'
import {
  DEVICES,
  FAULT_KINDS,
  type Fault,
  type FieldReport,
  LONGEST_MESSAGE,
  MOST_FAULTS,
  MOST_VARIANTS,
  NAVIGATIONS,
  NEVER_STARTED,
  redactPersonalData,
  scriptPlace,
  VARIANT_DEEDS,
  VITALS,
} from './field-report'

/** A report whose words are all those of the site itself: none of them is a visitor's own. */
export interface CheckedReport extends FieldReport {
  readonly route: RouteName | null
  readonly requestId: string | undefined
}

/** Something that the Content-Security-Policy kept out, or code that never began. */
export interface FieldIncident {
  readonly kind: 'policy' | 'start'
  readonly directive?: Directive
  /** An origin, or the policy's own word for what it was: never a whole address. */
  readonly blocked?: string
  readonly requestId: string | undefined
}

/** The server (src/server) counts and logs what is published here. */
export const fieldReports = channel('site:field-report')
export const fieldIncidents = channel('site:field-incident')

type HasVariant = (of: string, nth: number) => Promise<boolean>

/** Milliseconds: ten minutes. And of CLS: nothing moves so often. */
const LONGEST = 600_000
const LARGEST_SHIFT = 100

const at = z.optional(z.string().check(z.maxLength(LONGEST_MESSAGE)))

const reportSchema = z.strictObject({
  route: z.nullable(z.custom<RouteName>(isRouteName)),
  language: z.enum(LANGUAGES),
  sales_type: z.enum(SALES_TYPES),
  build: z.string().check(z.regex(/^[\w-]{0,40}$/)),
  device: z.enum(DEVICES),
  figures: z
    .array(
      z
        .strictObject({
          vital: z.enum(VITALS),
          value: z.number().check(z.gte(0), z.lte(LONGEST)),
          navigation: z.enum(NAVIGATIONS),
          at: z.optional(z.string().check(z.regex(/^[a-z]{1,10} [a-z\d-]{1,30}$/))),
        })
        .check(z.refine(({ vital, value }) => vital !== 'CLS' || value <= LARGEST_SHIFT)),
    )
    .check(z.maxLength(2 * VITALS.length)),
  faults: z
    .array(
      z.strictObject({ kind: z.enum(FAULT_KINDS), message: z.string().check(z.maxLength(LONGEST_MESSAGE + 80)), at }),
    )
    .check(z.maxLength(MOST_FAULTS)),
  variants: z.optional(
    z
      .array(
        z.strictObject({
          of: z.string().check(z.maxLength(LONGEST_MESSAGE)),
          nth: z.int().check(z.gte(1), z.lte(100)),
          did: z.enum(VARIANT_DEEDS),
        }),
      )
      .check(z.maxLength(MOST_VARIANTS)),
  ),
})

const DIRECTIVES = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'worker-src',
  'object-src',
  'base-uri',
  'form-action',
  'frame-src',
  'frame-ancestors',
  'media-src',
  'manifest-src',
] as const
type Directive = (typeof DIRECTIVES)[number]

const address = z.string().check(z.maxLength(8_192))
/** As the two ways to report spell it: `report-to`, and the older `report-uri`. */
const violationSchema = z.union([
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({ effectiveDirective: z.enum(DIRECTIVES), blockedURL: z.optional(address) }),
  }),
  z.object({
    'csp-report': z.object({ 'effective-directive': z.enum(DIRECTIVES), 'blocked-uri': z.optional(address) }),
  }),
])
/** A browser gathers what the pages of a visit were refused. */
const violationsSchema = z.array(violationSchema).check(z.maxLength(20))

/**
 * Takes what a browser says by itself: how fast a page was, what went wrong in it, what the policy kept out. Whatever is not in the closed
 * words of the site is refused whole, so that nobody can make up a label or fill a log.
 *
 * @param body as Next gives it: JSON that it has read, or the text of a type that it does not know, as browsers name theirs
 * @param hasVariant whether the site has a variant that is named
 * @returns the status: 204 when it is taken, 400 when it cannot be read
 */
export async function takeFieldReport(body: unknown, hasVariant: HasVariant): Promise<204 | 400> {
  const requestId = requestContext.getStore()?.requestId
  if (body === NEVER_STARTED) {
    fieldIncidents.publish({ kind: 'start', requestId } satisfies FieldIncident)
    return 204
  }
  const said = typeof body === 'string' ? parseJson(body) : body
  const report = reportSchema.safeParse(said)
  if (report.success) {
    const { variants = [] } = report.data
    const areThere = await Promise.all(variants.map(({ of, nth }) => hasVariant(of, nth)))
    if (areThere.includes(false)) return 400
    fieldReports.publish({
      ...report.data,
      faults: report.data.faults.map(cleanFault),
      requestId,
    } satisfies CheckedReport)
    return 204
  }
  const violations = violationsSchema.safeParse([said].flat())
  if (!violations.success) return 400
  for (const violation of violations.data) fieldIncidents.publish({ ...readViolation(violation), requestId })
  return 204
}

/** What the browser has cleaned already, unless somebody else has written it. */
const cleanFault = ({ kind, message, at: place }: Fault): Fault => {
  const own = scriptPlace(place ?? '')
  return { kind, message: redactPersonalData(message), ...(own && { at: own }) }
}

function readViolation(violation: z.output<typeof violationSchema>): Omit<FieldIncident, 'requestId'> {
  const [directive, blocked = ''] =
    'body' in violation
      ? [violation.body.effectiveDirective, violation.body.blockedURL]
      : [violation['csp-report']['effective-directive'], violation['csp-report']['blocked-uri']]
  return { kind: 'policy', directive, blocked: originOf(blocked) }
}

/** « inline », « eval », « data » and the like are the policy's own words. */
function originOf(blocked: string): string {
  if (/^[a-z-]{1,20}$/.test(blocked)) return blocked
  const origin = URL.canParse(blocked) ? new URL(blocked) : undefined
  return origin
    ? origin.host
      ? `${origin.protocol}//${origin.host}`.slice(0, LONGEST_MESSAGE)
      : origin.protocol
    : 'unknown'
}
