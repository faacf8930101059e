/** Bytes. No answer of the contract comes near it; what is longer is no answer. */
const MAX_BODY = 5 * 1024 * 1024

/**
 * fetch() with an end: the whole answer, headers and body, has come after this time, or the call fails. Held by a timer of
 * its own, because a signal of AbortSignal.timeout() that only AbortSignal.any() knows can be collected as garbage, and
 * then never fires.
 *
 * @param ms milliseconds
 * @throws TimeoutError after that time, the request's own reason when it was aborted, or what fetch() throws
 */
export async function fetchWithin(ms: number, request: Request): Promise<Response> {
  const ended = new AbortController()
  const timer = setTimeout(() => ended.abort(new DOMException(`No answer within ${ms} ms`, 'TimeoutError')), ms)
  const onAbort = () => ended.abort(request.signal.reason)
  if (request.signal.aborted) onAbort()
  request.signal.addEventListener('abort', onAbort)
  try {
    const answer = await fetch(request, { signal: ended.signal })
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
    if (length > MAX_BODY) throw new RangeError(`The answer is longer than ${MAX_BODY} bytes`)
    chunks.push(value)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function wholeAnswer({ status, statusText, headers }: Response, body: Uint8Array<ArrayBuffer> | null): Response {
  const own = new Headers(headers)
  // fetch() has decoded it.
  own.delete('content-encoding')
  own.delete('content-length')
  return new Response(body, { status, statusText, headers: own })
}
