import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** What is done with the secret of MESSAGES_KEY; each use has a key of its own, derived from it. */
export interface Sealing {
  /** Encrypts a value for one place: it cannot be read in another one. */
  readonly seal: (place: string, value: unknown) => string
  /** @throws when it was not sealed with this key, for this place */
  readonly open: (place: string, sealed: string) => unknown
  /** The same for the same person, and nothing that tells who it is. */
  readonly indexOf: (personal: string) => string
  /** A signature of a text, for addresses. */
  readonly sign: (text: string) => string
}

/** AES-256-GCM with a random nonce; HKDF (RFC 5869) for the keys. */
export function createSealing(secret: string): Sealing {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, 'messages', use, 32))
  const keys = { seal: keyFor('seal'), index: keyFor('index'), sign: keyFor('sign') }
  // Tells a wrong key from a damaged value.
  const keyId = createHash('sha256').update(keys.seal).digest('hex').slice(0, 8)
  const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')

  return {
    seal: (place, value) => {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv('aes-256-gcm', keys.seal, iv).setAAD(Buffer.from(place))
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
      return `${keyId}.${Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64')}`
    },
    open: (place, sealed) => {
      const [id, encoded = ''] = sealed.split('.')
      if (id !== keyId) throw new Error('It was sealed with another MESSAGES_KEY')
      const bytes = Buffer.from(encoded, 'base64')
      const decipher = createDecipheriv('aes-256-gcm', keys.seal, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
      const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
      return JSON.parse(text.toString('utf8')) as unknown
    },
    indexOf: (personal) => hmac(keys.index, personal),
    sign: (text) => hmac(keys.sign, text),
  }
}
