import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares a secret in a time that does not tell how much of it is right, nor how long it is. */
export function isSameSecret(given: unknown, secret: string): boolean {
  const hashText = (text: string) => createHash('sha256').update(text).digest()
  return (
    timingSafeEqual(hashText(typeof given === 'string' ? given : ''), hashText(secret)) && typeof given === 'string'
  )
}
