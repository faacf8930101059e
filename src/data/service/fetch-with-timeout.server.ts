import { isUtf8 } from 'node:buffer'

/** Bytes. No answer of the contract comes near it; what is longer is no answer. */
const MAX_BODY = 2 * 1024 * 1024

/** The service answered, and its body cannot be decoded: this is no timeout. */
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer'
}

/**
 * fetch() with a timeout: the whole answer, headers and body, has come after this time, or the call fails. Held by a timer of
 * its own, because a signal of AbortSignal.timeout() that only AbortSignal.any() knows can be collected as garbage, and
 * then never fires.
 *
 * @param ms milliseconds
 * @returns its text in UTF-8, whatever it came in
 * @throws TimeoutError after that time, the request's own reason when it was aborted, or what fetch() throws
 */
export async function fetchWithTimeout(ms: number, request: Request): Promise<Response> {
  const ended = new AbortController()
  const timer = setTimeout(() => ended.abort(new DOMException(`No answer within ${ms} ms`, 'TimeoutError')), ms)
  const onAbort = () => ended.abort(request.signal.reason)
  if (request.signal.aborted) onAbort()
  request.signal.addEventListener('abort', onAbort)
  try {
    // A service that sends its callers on, perhaps in a circle, is asked once, and its trouble is told.
    const redirect = request.redirect === 'manual' ? 'manual' : 'error'
    const answer = await fetch(request, { signal: ended.signal, redirect })
    return wholeAnswer(answer, await wholeBody(answer, ended.signal))
  } finally {
    clearTimeout(timer)
    request.signal.removeEventListener('abort', onAbort)
    // What is left of a body that is too long is not waited for.
    ended.abort()
  }
}

async function wholeBody(answer: Response, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!answer.body) return null
  const reader = answer.body.getReader()
  // Not left to fetch(): what stands between, such as an interceptor, may not pass the end on to the body.
  const onEnd = () => void reader.cancel(signal.reason).catch(() => {})
  signal.addEventListener('abort', onEnd)
  const chunks: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    signal.throwIfAborted()
    if (done) break
    length += value.byteLength
    if (length > MAX_BODY) throw new UnreadableAnswer(`longer than ${MAX_BODY} bytes`)
    chunks.push(value)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** @throws where the body is not written as its headers say: half-read letters would be stored as healthy ones */
function wholeAnswer({ status, statusText, headers }: Response, bytes: Uint8Array<ArrayBuffer> | null): Response {
  const own = new Headers(headers)
  const charset = /;\s*charset="?([\w-]+)/i.exec(headers.get('content-type') ?? '')?.[1] ?? 'utf-8'
  const isInUtf8 = /^utf-?8$/i.test(charset)
  if (bytes && isInUtf8 && !isUtf8(bytes)) throw new UnreadableAnswer('not in UTF-8, and names no other charset')
  const body = bytes && !isInUtf8 ? encodeText(decode(bytes, charset)) : bytes
  // fetch() has decoded it.
  own.delete('content-encoding')
  own.delete('content-length')
  return new Response(body, { status, statusText, headers: own })
}

const encodeText = (text: string) => new Uint8Array(Buffer.from(text, 'utf8'))

function decode(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    throw new UnreadableAnswer(`not in ${charset}, as it says`)
  }
}
