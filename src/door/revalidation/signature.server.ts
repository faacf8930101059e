import { createHmac, timingSafeEqual } from 'node:crypto'
import { listSecrets } from '@/config/same-secret.server'

/** How far the sender's clock may be from ours, and how long a signed call can be used. */
export const SIGNATURE_WINDOW_S = 300

export interface SignedCall {
  /** Seconds since 1970, as the sender wrote them. */
  readonly timestamp: string | undefined
  /** `sha256=` and 64 hexadecimal digits. */
  readonly signature: string | undefined
  /** To the byte: what was signed. */
  readonly body: Buffer
}

/** What is wrong with a call's signature; undefined when it is the sender's own, and recent. */
export function signatureProblem(
  call: SignedCall,
  secret: string,
  now = Date.now(),
): 'missing' | 'expired' | 'wrong' | undefined {
  const { timestamp, signature, body } = call
  if (!timestamp || !signature) return 'missing'
  // The signature first: who does not know the secret learns nothing about the clock.
  if (!isSignature(signature, timestamp, body, secret)) return 'wrong'
  return Math.abs(now / 1_000 - Number(timestamp)) > SIGNATURE_WINDOW_S ? 'expired' : undefined
}

/** Whether a signature is the one of a body at a time (seconds since 1970). */
export function isSignature(signature: string, timestamp: string, body: Buffer | string, secret: string): boolean {
  const given = /^sha256=([\da-f]{64})$/.exec(signature)?.[1]
  if (!/^\d{1,12}$/.test(timestamp) || !given) return false
  const same = listSecrets(secret).map((one) =>
    timingSafeEqual(Buffer.from(given, 'hex'), computeHmac(timestamp, body, one)),
  )
  return same.includes(true)
}

/** The signature of a body at a time: HMAC-SHA256 over `timestamp.body`. */
export function sign(timestamp: string, body: Buffer | string, secret: string): string {
  return `sha256=${computeHmac(timestamp, body, listSecrets(secret)[0]).toString('hex')}`
}

function computeHmac(timestamp: string, body: Buffer | string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest()
}
