import { BODY_LIMIT_BYTES } from '@/config/constants'
import { ProblemError } from './problem-error'

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i

/**
 * The JSON body of a request. The limit is held by counting what arrives, not by what the header promises:
 * a chunked body has no length and a stated one can lie.
 * Throws unsupported_media_type, body_too_large or invalid_body.
 */
export async function readJson(request: Request): Promise<unknown> {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) throw new ProblemError('unsupported_media_type')
  if (Number(request.headers.get('content-length')) > BODY_LIMIT_BYTES) throw new ProblemError('body_too_large')
  const bytes = await readAtMost(request.body, BODY_LIMIT_BYTES)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new ProblemError('invalid_body', {
      fr: 'Le contenu envoyé n’est pas du JSON lisible.',
      nl: 'De verzonden inhoud is geen leesbare JSON.',
    })
  }
}

/** Throws body_too_large. */
export async function readAtMost(body: ReadableStream<Uint8Array> | null, limit: number): Promise<Uint8Array> {
  if (body === null) return new Uint8Array()
  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ProblemError('invalid_body')
    })
    if (done) break
    length += value.byteLength
    if (length > limit) {
      // Not awaited: a source that never settles its cancellation must not hold the answer.
      reader.cancel().catch(() => undefined)
      throw new ProblemError('body_too_large')
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks, length)
}
