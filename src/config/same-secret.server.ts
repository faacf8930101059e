import { createHash, timingSafeEqual } from 'node:crypto'

/** The secrets of a setting: the first one signs and is sent, each of them is accepted while one takes another's place. */
export function listSecrets(setting: string): readonly [string, ...string[]] {
  const [first = '', ...before] = setting.split(',')
  return [first, ...before]
}

/** Compares a secret with those of a setting, in a time that does not tell how much of it is right, nor how long it is. */
export function isSameSecret(given: unknown, setting: string): boolean {
  const hashText = (text: string) => createHash('sha256').update(text).digest()
  const hash = hashText(typeof given === 'string' ? given : '')
  const same = listSecrets(setting).map((secret) => timingSafeEqual(hash, hashText(secret)))
  return same.includes(true) && typeof given === 'string'
}
