import type { IncomingMessage } from 'node:http'

/** A longer one is cut, and its signature is wrong then. */
const MOST_BYTES = 64 * 1_024

/** The body of a request to the byte, up to 64 KB. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array)
    length += bytes.length
    if (length > MOST_BYTES) break
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}
