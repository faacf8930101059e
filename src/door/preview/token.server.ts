import * as z from 'zod/mini'
import { toDay } from '@/config/preview.server'
import { LANGUAGES } from '@/domain/language'
import { parseJson } from '@/domain/parse-json'
import { SALES_TYPES } from '@/domain/sales-type'
import { isSignature, sign } from '../revalidation/signature.server'

const linkSchema = z.strictObject({
  route: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  language: z.enum(LANGUAGES),
  salesType: z.enum(SALES_TYPES),
  day: z.optional(z.string().check(z.refine((day) => toDay(day) !== undefined))),
  flags: z.optional(z.record(z.string(), z.boolean())),
  only: z.optional(z.string()),
})
/** The page that a link opens: by its route, never by an address. */
export type PreviewLink = z.infer<typeof linkSchema>

export type ReadToken =
  | { readonly kind: 'right'; readonly link: PreviewLink; readonly until: number }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'expired'; readonly until: number }

/** Seconds. No link opens a preview for longer. */
export const LONGEST = 30 * 86_400
/** Seconds. The clock of whoever signs may be ahead of ours by an hour and more: a summer time that was not set. */
const CLOCK_ERROR = 2 * 3_600

const tokenBody = (text: string) => `preview.${text}`

/** @param until seconds since 1970 */
export function previewToken(link: PreviewLink, until: number, secret: string): string {
  const text = Buffer.from(JSON.stringify(link)).toString('base64url')
  const signature = sign(String(until), tokenBody(text), secret).replace('sha256=', '')
  return `${text}.${until}.${signature}`
}

/** What a signed link says; whoever has one may look until it ends. */
export function readPreviewToken(token: unknown, secret: string, now = Date.now()): ReadToken {
  const [, text = '', until = '', signature = ''] =
    /^([\w-]{1,2000})\.(\d{1,12})\.([\da-f]{64})$/.exec(String(token)) ?? []
  // The signature first: who does not know the secret learns nothing about the rest.
  if (!isSignature(`sha256=${signature}`, until, tokenBody(text), secret)) return { kind: 'wrong' }
  const left = Number(until) - now / 1_000
  if (left <= 0) return { kind: 'expired', until: Number(until) }
  const link = linkSchema.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')))
  if (!link.success || left > LONGEST + CLOCK_ERROR) return { kind: 'wrong' }
  return { kind: 'right', link: link.data, until: Number(until) }
}
