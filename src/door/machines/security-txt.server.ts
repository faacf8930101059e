import { brand } from '@/brand/brand'

/** Milliseconds. RFC 9116 wants less than a year; each build writes it anew. */
const LASTS = 360 * 86_400_000

/** /.well-known/security.txt: whom a finder of a weakness writes to (RFC 9116). */
export function securityText(now: number): string {
  const lines = [
    `Contact: mailto:${brand.company.email}`,
    `Expires: ${new Date(now + LASTS).toISOString()}`,
    'Preferred-Languages: fr, nl, en',
  ]
  return `${lines.join('\n')}\n`
}
