import { createHmac, timingSafeEqual } from 'node:crypto'

/** Whom a signed link lets in, and until when: seconds since 1970. */
export interface Operator {
  readonly who: string
  readonly until: number
}

/** Seconds: a working day. */
export const LONGEST_LINK = 12 * 3_600

/** Where the screen is, behind the service's own address. */
export const SCREEN_PATH = '/flags'

const signatureBy = (secret: string, text: string) =>
  createHmac('sha256', secret).update(`flags operator.${text}`).digest()

/** By the first of the secrets; those after it only let in whom they have signed for. */
export function operatorToken({ who, until }: Operator, secrets: string): string {
  const [first = ''] = secrets.split(',')
  const text = `${Buffer.from(who).toString('base64url')}.${until}`
  return `${text}.${signatureBy(first, text).toString('base64url')}`
}

/** Undefined: nobody whom one of the secrets has signed for, or no more. */
export function readOperator(token: string | undefined, secrets: string, now: number): Operator | undefined {
  const [, text = '', name = '', until = '', signature = ''] =
    /^(([\w-]{1,400})\.(\d{1,12}))\.([\w-]{43})$/.exec(token ?? '') ?? []
  const given = Buffer.from(signature, 'base64url')
  const same = secrets
    .split(',')
    .map((secret) => given.length === 32 && timingSafeEqual(given, signatureBy(secret, text)))
  if (!same.includes(true) || Number(until) <= now / 1_000) return undefined
  return { who: Buffer.from(name, 'base64url').toString('utf8'), until: Number(until) }
}
