import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { openValue, sealValue } from '@/config/sealed-value.server'

/** The id of a key, and a dot. */
export const PREFIX_LENGTH = 9
const PREFIX = /^[\da-f]{8}\.$/

/** Whether a text may be how something begins that some key has sealed. */
export const isPrefix = (text: string) => PREFIX.test(text)

/**
 * What is done with MESSAGES_KEY: the first key writes, those after it only read what they wrote before. Each use has a key of its
 * own, derived from them.
 */
export interface Sealing {
  /** Encrypts a value for one place: it cannot be read in another one. */
  readonly seal: (place: string, value: unknown) => string
  /** @throws when it was sealed with none of the keys, or for another place */
  readonly open: (place: string, sealed: string) => unknown
  /** How everything begins that a key has sealed, the first key's first; all are PREFIX_LENGTH signs. */
  readonly prefixes: readonly [string, ...string[]]
  /** The same for the same person, and nothing that tells who it is. */
  readonly deriveIndex: (personal: string) => string
  /** By each of the keys, the first one's first. */
  readonly deriveIndexes: (personal: string) => readonly string[]
  /** A signature of a text, for addresses. */
  readonly sign: (text: string) => string
  /** Whether one of the keys has signed it. */
  readonly isSigned: (text: string, signature: string) => boolean
}

/** One key and what is derived from it. */
type Key = Readonly<Record<'seal' | 'index' | 'sign', Buffer>> & {
  /** Tells a wrong key from a damaged value. */
  readonly id: string
}

/** HKDF (RFC 5869). */
function keyFrom(secret: string): Key {
  const derived = (use: string) => Buffer.from(hkdfSync('sha256', secret, 'messages', use, 32))
  const seal = derived('seal')
  const id = createHash('sha256').update(seal).digest('hex').slice(0, 8)
  return { id, seal, index: derived('index'), sign: derived('sign') }
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

/**
 * @param secrets one, or several with commas between them, the newest first
 */
export function createSealing(secrets: string): Sealing {
  const [first = '', ...older] = secrets.split(',')
  const key = keyFrom(first)
  const olderKeys = older.map(keyFrom)
  const keys = [key, ...olderKeys]
  const prefixOf = ({ id }: Key) => `${id}.`

  return {
    prefixes: [prefixOf(key), ...olderKeys.map(prefixOf)],
    seal: (place, value) => `${key.id}.${sealValue(key.seal, place, value).toString('base64')}`,
    open: (place, sealed) => {
      const [id, encoded = ''] = sealed.split('.')
      const sealedWith = keys.find((each) => each.id === id)
      if (!sealedWith) throw new Error('It was sealed with another MESSAGES_KEY')
      return openValue(sealedWith.seal, place, Buffer.from(encoded, 'base64'))
    },
    deriveIndex: (personal) => hmac(key.index, personal),
    deriveIndexes: (personal) => keys.map(({ index }) => hmac(index, personal)),
    sign: (text) => hmac(key.sign, text),
    isSigned: (text, signature) => keys.some(({ sign }) => isSame(hmac(sign, text), signature)),
  }
}
